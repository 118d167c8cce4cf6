import { Id, SimNaoDaUrl } from '@balcao/contract/base/comum'
import { FiltroRecurso } from '@balcao/contract/catalogo/recurso-filtro'
import * as z from 'zod/mini'
import { lerBusca } from '#navegacao/busca-da-url.ts'

/** What the screen's address holds: the search, and which drawer is open over the list. */
const BuscaDeRecursos = z.extend(FiltroRecurso, { novo: z.optional(SimNaoDaUrl), editar: z.optional(Id) })
type BuscaDeRecursos = z.infer<typeof BuscaDeRecursos>

export const lerBuscaDeRecursos = lerBusca(BuscaDeRecursos)

export const filtroDe = ({ busca }: BuscaDeRecursos): FiltroRecurso => (busca ? { busca } : {})
