import { dinheiroSemQuebra, formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { Etapa } from '@balcao/contract/vendas/etapas'
import { nomesDasEtapas } from '@balcao/contract/vendas/etapas'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import type { NumerosDoVendedor } from '@balcao/contract/vendas/venda-resumo'
import type { SituacaoASair } from '#aparelho/saida.ts'
import { emLista } from '#textos/emLista.ts'

const plural = (quantos: number, um: string, varios: string) => `${quantos} ${quantos === 1 ? um : varios}`
// An amount is not torn apart at the end of a line.
const porMes = (centavos: number) => `${dinheiroSemQuebra(formatarDinheiro(centavos))} por mês`
const enviadas = ({ vendas, mensalidade }: NumerosDoVendedor['hoje']) =>
  `${plural(vendas, 'enviada', 'enviadas')}${vendas ? `, ${porMes(mensalidade)}` : ''}`

const MOSTRADAS = 4

const espera: Partial<Record<SituacaoVenda, string>> = {
  AGUARDANDO_AUTORIZACAO: 'Espera a autorização de um supervisor',
  AGUARDANDO_ACEITE: 'Espera o aceite do assinante',
  EM_ANALISE: 'Espera a análise',
  APROVADA: 'Espera o agendamento da instalação',
  AGENDADA: 'Espera a instalação',
  PENDENTE: 'Espera você corrigir e reenviar',
  EXPIRADA: 'O assinante não aceitou a tempo: reenvie o link',
}

export const textos = {
  titulo: 'Vender',
  novaVenda: 'Nova venda',
  atalho: 'Alt+N',
  busca: 'Cliente, CPF/CNPJ, telefone ou protocolo',
  dicaDaBusca: 'Nome, CPF, fone ou protocolo',
  mostrarMais: 'Mostrar mais',
  numeros: ({ hoje, mes }: NumerosDoVendedor) => [
    `Hoje: ${enviadas(hoje)}`,
    `Neste mês: ${enviadas(mes)}`,
    `${plural(mes.concluidas, 'concluída', 'concluídas')} neste mês`,
  ],
  saida: {
    titulo: 'A enviar',
    enviadasDaqui: 'Enviadas deste aparelho',
    semNome: 'Venda',
    situacoes: {
      AGUARDANDO_REDE: 'Espera a rede',
      AGUARDANDO_ANEXOS: 'Enviando os anexos',
      ENVIANDO: 'Enviando',
      RECUSADA: 'Não foi aceita',
    } satisfies Record<SituacaoASair, string>,
    posta: (em: string) => `Pronta ${em}. Vai sozinha quando houver rede.`,
    saindo: (em: string) => `Pronta ${em}. A caminho do servidor.`,
    recusada: (em: string) => `Pronta ${em}. Não vai mais sozinha.`,
    resolver: 'Resolver',
    enviada: (em: string) => `Enviada ${em}`,
    retirar: 'Tirar da lista',
  },
  rascunhos: {
    titulo: 'Rascunhos',
    vazio: 'Nenhum rascunho. O que você começar a digitar fica guardado aqui sozinho.',
    semCliente: 'Sem cliente ainda',
    planoEscolhido: 'Plano escolhido',
    continuarEm: (etapa: Etapa) => `Continuar em ${nomesDasEtapas[etapa]}`,
    pronto: 'Nada falta: é só conferir e enviar',
    semAnexos: 'Preenchido: abra para conferir os anexos e enviar',
    faltam: (coisas: readonly string[]) => {
      const resto = coisas.length - MOSTRADAS
      const ditas = resto > 1 ? [...coisas.slice(0, MOSTRADAS), `mais ${resto}`] : coisas
      // Without their number: the review counts each field and each photo.
      return `Falta preencher: ${emLista(ditas)}`
    },
    nosDois: (em: string) => `Salvo ${em}, neste aparelho e no servidor`,
    maisNovoAqui: (em: string, la: string) => `Salvo ${em} neste aparelho; no servidor, como estava ${la}`,
    soAqui: (em: string) => `Salvo ${em}, só neste aparelho`,
    saiuDoServidor: (em: string) =>
      `Enviado ou descartado em outro aparelho: aqui ficou o que foi salvo ${em}. Abra para decidir`,
    soLa: (em: string, dispositivo: string) => `Salvo ${em} no servidor, por ${dispositivo}`,
    correcao: (protocolo: number) => `Correção da venda ${protocolo}`,
    conflito: 'Mudado em dois aparelhos: abra para escolher o que vale',
    copiar: 'Copiar',
    copiarDe: (quem: string) => `Copiar o rascunho: ${quem}`,
    descartar: 'Descartar',
    descartarDe: (quem: string) => `Descartar o rascunho: ${quem}`,
    semAparelho:
      'Este navegador não deixa guardar nada no aparelho (janela anônima ou sem espaço). Os rascunhos ficam só no servidor: sem rede, não dá para vender.',
    semServidor: 'Sem resposta do servidor: aqui está só o que há neste aparelho.',
  },
  enviadas: {
    devolvidas: { titulo: 'Devolvidas', vazio: 'Nada voltou para você corrigir.' },
    esperando: { titulo: 'Em andamento', vazio: 'Nenhuma venda espera por alguém.' },
    encerradas: { titulo: 'Encerradas', vazio: 'Nenhuma venda concluída, reprovada ou cancelada.' },
    semRede: 'As vendas já enviadas precisam de rede. Elas aparecem sozinhas quando a conexão voltar.',
    protocolo: (protocolo: number) => `Protocolo ${protocolo}`,
    mensalidade: (centavos: number) => `${porMes(centavos)}, sem contar descontos`,
    espera,
    desde: (em: string) => `desde ${em}`,
    corrigir: 'Corrigir',
    corrigirDe: (protocolo: number) => `Corrigir a venda ${protocolo}`,
  },
  encontradas: {
    titulo: 'Vendas encontradas',
    nada: (busca: string) => `Nada encontrado para “${busca}”`,
    comoBuscar: 'Procure pelo nome, pelo CPF ou CNPJ, pelo telefone ou pelo número do protocolo.',
  },
  faltaParaVender: {
    titulo: 'Ainda não dá para vender',
    motivo: 'Veja abaixo o que ainda falta',
    cadastrar: 'Ver o que cadastrar',
  },
}
