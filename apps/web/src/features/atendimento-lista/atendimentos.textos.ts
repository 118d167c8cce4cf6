import type { VisaoDeAtendimento } from '@balcao/contract/posvenda/atendimento-filtro'

export const textos = {
  lista: {
    titulo: 'Atendimentos',
    tabela: 'Lista de atendimentos',
    dicaDeBusca: 'Protocolo, assunto, cliente, CPF/CNPJ ou telefone',
    arquivo: 'atendimentos.csv',
    contagem: { um: 'atendimento', varios: 'atendimentos' },
  },
  filas: {
    todos: 'Todos',
    meus: 'Meus',
    semResponsavel: 'Sem responsável',
  },
  filtros: {
    de: 'Aberto de',
    ate: 'Aberto até',
    eu: 'Eu',
    ninguem: 'Ninguém ainda',
  },
  atender: 'Atender um cliente',
  protocolo: (numero: number) => `Protocolo ${numero}`,
  novos: (quantos: number) =>
    quantos === 1 ? '1 atendimento novo: mostrar' : `${quantos} atendimentos novos: mostrar`,
  nadaEm: {
    em_aberto: 'Nenhum atendimento em aberto. Um novo se abre na página do cliente, em “Atender”.',
    atrasados: 'Nada atrasado.',
    encerrados: 'Nenhum atendimento encerrado ainda.',
  } satisfies Record<VisaoDeAtendimento, string>,
  nadaMeu: 'Nenhum atendimento em aberto com você.',
  nadaSemResponsavel: 'Todo atendimento em aberto tem quem cuide dele.',
  nenhum: 'Nenhum atendimento ainda. Um novo se abre na página do cliente, em “Atender”.',
}
