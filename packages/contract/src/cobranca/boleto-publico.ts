import * as z from 'zod/mini'
import { endpoint } from '#base/endpoint.ts'
import { DataIso } from '#valores/data.ts'
import { TokenDoLink } from '#vendas/aceite.ts'
import { ItemDoBoleto, ValorNoDia } from './boleto.ts'
import type { RegistroBoleto, SituacaoBoleto } from './boleto-estados.ts'

/** What the client can do with it. `SEM_REGISTRO`: by Pix at once, by the line when the bank knows it. */
export const estadosDoBoletoPublico = [
  'PAGAVEL',
  'SEM_REGISTRO',
  'PAGO',
  'CANCELADO',
  'INDISPONIVEL',
] as const
export type EstadoDoBoletoPublico = (typeof estadosDoBoletoPublico)[number]

const porRegistro: Record<RegistroBoleto, EstadoDoBoletoPublico> = {
  A_REMETER: 'SEM_REGISTRO',
  REMETIDO: 'SEM_REGISTRO',
  REGISTRADO: 'PAGAVEL',
  REJEITADO: 'INDISPONIVEL',
  BAIXADO: 'INDISPONIVEL',
}

export const estadoPublico = (boleto: {
  situacao: SituacaoBoleto
  registro: RegistroBoleto
}): EstadoDoBoletoPublico => (boleto.situacao === 'ABERTO' ? porRegistro[boleto.registro] : boleto.situacao)

export const seraPago = (estado: EstadoDoBoletoPublico) => estado === 'PAGAVEL' || estado === 'SEM_REGISTRO'

/** What changes while somebody looks at the page: paid, registered, another day, another due date. */
export const AndamentoDoBoleto = z.object({
  estado: z.enum(estadosDoBoletoPublico),
  pago_em: z.nullable(DataIso),
  vencimento: DataIso,
  /** What it costs today. */
  hoje: ValorNoDia,
  /** The last day of the discount that is in it. */
  desconto_ate: z.nullable(DataIso),
  /** Null: it is not to be paid. */
  linha_digitavel: z.nullable(z.string()),
  /** Copia e cola with today's value. Null also when the account has no key. */
  pix: z.nullable(z.string()),
})
export type AndamentoDoBoleto = z.infer<typeof AndamentoDoBoleto>

/** Few fields: whoever has the link sees them, without showing who they are. */
export const BoletoPublico = z.extend(AndamentoDoBoleto, {
  marca: z.string(),
  /** Null for a company. */
  primeiro_nome: z.nullable(z.string()),
  /** As people write them: what would format them weighs on a page without the application. */
  empresa: z.object({
    nome_fantasia: z.string(),
    cnpj: z.string(),
    telefone: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  descricao: z.string(),
  itens: z.array(ItemDoBoleto),
  valor: z.int(),
})
export type BoletoPublico = z.infer<typeof BoletoPublico>

/** `/boleto?t=…`. The link is the bearer; every call answers 404 to what is none, and 429 to an address that guesses. */
export const boletoPublicoApi = {
  obter: endpoint({
    method: 'GET',
    path: '/boleto/publico',
    permissao: 'token',
    resumo: 'Um boleto, pelo link do cliente',
    resposta: BoletoPublico,
  }),
  /** With ETag: 304 as long as nothing changed. */
  andamento: endpoint({
    method: 'GET',
    path: '/boleto/publico/andamento',
    permissao: 'token',
    resumo: 'Se um boleto já foi pago, e quanto custa hoje, pelo link do cliente',
    resposta: AndamentoDoBoleto,
  }),
  /** For a plain link, which every phone can download. The token is in the query, which logs leave out. */
  pdf: endpoint({
    method: 'GET',
    path: '/boleto/publico/pdf',
    permissao: 'publica',
    resumo: 'O boleto em PDF, pelo link do cliente, enquanto pode ser pago',
    query: z.strictObject({ t: TokenDoLink }),
    resposta: { arquivo: 'application/pdf' },
  }),
}
