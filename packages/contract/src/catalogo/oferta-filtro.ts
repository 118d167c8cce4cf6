import * as z from 'zod/mini'
import { Id, NumeroDaUrl } from '#base/comum.ts'
import { filtroDeLista } from '#base/pagina.ts'
import { TipoPessoa } from '#valores/pessoa.ts'
import { Tecnologia } from './tecnologia.ts'

export const Cupom = z.string().check(z.trim(), z.toUpperCase(), z.maxLength(20))

/** Without a channel in the request, the person's own is used. This value asks for all of them. */
export const TODOS_OS_CANAIS = 'todos'
export const CanalDaOferta = z.union([z.literal(TODOS_OS_CANAIS), Id])

/** Where, by whom and to whom. A criterion that is missing does not restrict. */
const criterios = {
  empresa_id: z.optional(Id),
  codigo_ibge: z.optional(NumeroDaUrl(1_100_000, 5_399_999)),
  canal_venda_id: z.optional(CanalDaOferta),
  tipo_pessoa: z.optional(TipoPessoa),
}

/** For a single offer, whose id is already known. */
export const CriteriosDaOferta = z.strictObject(criterios)
export type CriteriosDaOferta = z.infer<typeof CriteriosDaOferta>

/** How many plans can be compared side by side. */
export const MAXIMO_COMPARADOS = 3
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** Ids joined by commas, for a URL. */
export const ListaDePlanos = z
  .string()
  .check(z.regex(new RegExp(`^${UUID}(?:,${UUID}){0,${MAXIMO_COMPARADOS - 1}}$`)))

export const FiltroOferta = z.strictObject({
  ...filtroDeLista(['destaque', 'valor_mensal', 'download_mbps', 'nome']),
  ...criterios,
  tecnologia: z.optional(Tecnologia),
  cupom: z.optional(Cupom),
  planos: z.optional(ListaDePlanos),
})
export type FiltroOferta = z.infer<typeof FiltroOferta>
