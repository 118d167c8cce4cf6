import * as z from 'zod/mini'

/** Everything that other systems can be told of, once: what is sent, what the screen offers and what the API describes. */
export const eventosDeWebhook = {
  'venda.enviada': 'Uma venda foi enviada',
  'venda.aguardando_autorizacao': 'Uma venda passou a esperar autorização',
  'venda.aguardando_aceite': 'Uma venda passou a esperar o aceite do assinante',
  'venda.em_analise': 'Uma venda entrou em análise',
  'venda.devolvida': 'Uma venda foi devolvida para correção',
  'venda.expirada': 'O prazo do assinante para aceitar uma venda acabou',
  'venda.aprovada': 'Uma venda foi aprovada',
  'venda.agendada': 'A instalação de uma venda foi agendada',
  'venda.concluida': 'Uma venda foi concluída: a instalação foi feita',
  'venda.reprovada': 'Uma venda foi reprovada ou negada',
  'venda.cancelada': 'Uma venda foi cancelada',
  'venda.alterada': 'Uma venda mudou sem mudar de situação, como de vendedor ou de data',
  'contrato.criado': 'Um contrato nasceu de uma venda aprovada',
  'contrato.ativado': 'Um contrato foi ativado: o serviço foi instalado',
  'contrato.suspenso': 'Um contrato foi suspenso',
  'contrato.religado': 'Um contrato voltou a ficar ativo',
  'contrato.cancelado': 'Um contrato foi cancelado',
  'contrato.alterado': 'Um contrato mudou de plano, adicionais, endereço ou titular',
  'cliente.criado': 'Um cliente foi cadastrado',
  'cliente.alterado': 'O cadastro de um cliente mudou',
  'cliente.unificado': 'Dois cadastros viraram um: `outro_id` deixou de existir',
  'cliente.anonimizado': 'Os dados pessoais de um cliente foram apagados (LGPD): apague-os também',
  'boleto.emitido': 'Um boleto foi emitido',
  'boleto.registrado': 'O banco registrou um boleto',
  'boleto.rejeitado': 'O banco rejeitou um boleto',
  'boleto.baixado': 'O banco baixou um boleto: não pode mais ser pago nele',
  'boleto.pago': 'Um boleto foi pago',
  'boleto.reaberto': 'A baixa de um boleto foi desfeita: ele volta a estar em aberto',
  'boleto.cancelado': 'Um boleto foi cancelado',
  'boleto.alterado': 'O vencimento ou o registro de um boleto mudou',
} as const

export type EventoDeWebhook = keyof typeof eventosDeWebhook
export const tiposDeEvento = Object.keys(eventosDeWebhook) as [EventoDeWebhook, ...EventoDeWebhook[]]

/** Only ever sent by hand, so nobody subscribes to it. */
export const EVENTO_DE_TESTE = 'teste'
export const descricaoDoTeste = 'Um evento de teste, pedido na tela. Não aconteceu nada'

/** What an event is about. */
export const assuntosDeEvento = {
  venda: 'Vendas',
  contrato: 'Contratos',
  cliente: 'Clientes',
  boleto: 'Boletos',
} as const
export type AssuntoDeEvento = keyof typeof assuntosDeEvento

export const eventosDoAssunto = (assunto: AssuntoDeEvento) =>
  tiposDeEvento.filter((evento) => evento.startsWith(`${assunto}.`))

/** One that this version does not know yet is shown as it is. */
export const descricaoDoEvento = (evento: string): string =>
  evento === EVENTO_DE_TESTE
    ? descricaoDoTeste
    : (Object.entries(eventosDeWebhook).find(([tipo]) => tipo === evento)?.[1] ?? evento)

/** In the order of the list, so that the history shows real changes and not the click order. */
export const EventosEscolhidos = z.array(z.enum(tiposDeEvento)).check(
  z.minLength(1, 'Escolha ao menos um evento'),
  z.overwrite((quais) => tiposDeEvento.filter((tipo) => quais.includes(tipo))),
)
