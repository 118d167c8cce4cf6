import { FiltroUsuario } from '@balcao/contract/acesso/usuario-filtro'
import { SimNaoDaUrl } from '@balcao/contract/base/comum'
import * as z from 'zod/mini'
import { lerBusca } from '#navegacao/busca-da-url.ts'

/** What the list's address holds: the filter, and whether the invitation is open over it. */
const BuscaDeUsuarios = z.extend(FiltroUsuario, {
  convidar: z.optional(SimNaoDaUrl),
  /** Whether the invitation is for somebody who sells. */
  vendedor: z.optional(SimNaoDaUrl),
})
export type BuscaDeUsuarios = z.infer<typeof BuscaDeUsuarios>

export const lerBuscaDeUsuarios = lerBusca(BuscaDeUsuarios)

export const filtroDe = ({ convidar: _, vendedor: __, ...filtro }: BuscaDeUsuarios): FiltroUsuario => filtro
