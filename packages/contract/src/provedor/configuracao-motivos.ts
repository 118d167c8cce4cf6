import { type Definicao, linhas } from './configuracao-definicao.ts'

const motivos = (rotulo: string, descricao: string, padrao: readonly string[]) =>
  ({
    grupo: 'motivos',
    rotulo,
    descricao,
    campo: 'linhas',
    esquema: linhas(30, 200),
    padrao: [...padrao],
  }) as const

/** What people choose from when they say why. They may always say it in their own words. */
export const configuracoesDeMotivos = {
  motivos_de_rejeitar_anexo: motivos(
    'Rejeitar uma foto ou um documento',
    'O vendedor lê o motivo junto do anexo.',
    [
      'Ilegível: tire a foto outra vez, com luz e sem reflexo',
      'Cortado: o documento inteiro precisa aparecer',
      'Documento de outra pessoa',
      'Documento vencido',
    ],
  ),
  motivos_de_rejeitar_audio: motivos('Rejeitar um áudio', 'O vendedor lê o motivo junto do áudio.', [
    'Áudio sem a confirmação do cliente',
    'Não se entende: grave outra vez, em um lugar sem barulho',
    'A voz é de outra pessoa',
  ]),
  motivos_de_devolver: motivos('Devolver uma venda', 'O vendedor lê o motivo e corrige a venda.', [
    'Endereço incompleto ou errado',
    'Telefone não atende ou está errado',
    'Dados do cliente não conferem com o documento',
  ]),
  motivos_de_reprovar: motivos('Reprovar uma venda', 'A venda acaba aqui, e o vendedor lê o motivo.', [
    'Suspeita de fraude',
    'Sem viabilidade técnica no endereço',
    'Cliente não reconhece a venda',
  ]),
  motivos_de_autorizar: motivos('Autorizar uma venda restrita', 'Fica no histórico da venda.', [
    'Débito negociado',
    'Segundo ponto do mesmo cliente',
  ]),
  motivos_de_negar: motivos('Negar uma venda restrita', 'A venda acaba aqui, e o vendedor lê o motivo.', [
    'Débito em aberto',
    'Já há um contrato ativo neste endereço',
  ]),
  motivos_de_cancelar: motivos('Cancelar uma venda', 'A venda acaba aqui; o que ela fez é desfeito.', [
    'O cliente desistiu antes da instalação',
    'Venda em duplicidade',
    'Sem viabilidade técnica no endereço',
  ]),
  motivos_de_reagendar: motivos(
    'Visita que não aconteceu',
    'Pedido ao marcar outro dia depois de uma visita que falhou.',
    ['Cliente ausente', 'Chuva', 'Sem viabilidade técnica no dia', 'Equipe não chegou a tempo'],
  ),
} as const satisfies Record<string, Definicao>
