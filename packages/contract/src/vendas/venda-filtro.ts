import * as z from 'zod/mini'
import { filtroDeLista } from '#base/pagina.ts'

/** How a seller looks at the own sales: what came back, what waits on somebody, what is over. */
export const gruposDeVenda = {
  devolvidas: ['PENDENTE', 'EXPIRADA'],
  esperando: ['AGUARDANDO_AUTORIZACAO', 'AGUARDANDO_ACEITE', 'EM_ANALISE', 'APROVADA', 'AGENDADA'],
  encerradas: ['CONCLUIDA', 'REPROVADA', 'CANCELADA'],
} as const
export type GrupoDeVenda = keyof typeof gruposDeVenda
const nomes = Object.keys(gruposDeVenda) as [GrupoDeVenda, ...GrupoDeVenda[]]

/** What a phone shows at once. One size only, because it is part of a statement that PostgreSQL plans once. */
export const VENDAS_POR_PAGINA = 10

const { busca, cursor } = filtroDeLista(['situacao_em'])
/** Newest first: a seller looks for what happened last. */
export const FiltroMinhasVendas = z.strictObject({ busca, cursor, grupo: z.optional(z.enum(nomes)) })
export type FiltroMinhasVendas = z.infer<typeof FiltroMinhasVendas>
