import * as z from 'zod/mini'
import { NumeroDaUrl } from './comum.ts'

/**
 * Above this, a list's total is shown as "mais de 10.000". An exact count would scan the table on every page.
 */
export const TETO_DO_TOTAL = 10_000

/** The parameters of every list: search, order (`-nome` is descending) and page by cursor. */
export const filtroDeLista = <const Ordem extends readonly [string, ...string[]]>(ordens: Ordem) => ({
  busca: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  ordem: z.optional(z.enum(ordens.flatMap((o) => [o, `-${o}`]) as [Ordem[number] | `-${Ordem[number]}`])),
  cursor: z.optional(z.string().check(z.maxLength(1_400), z.regex(/^[A-Za-z0-9_-]+$/))),
  limite: z.optional(NumeroDaUrl(1, 200)),
})

export const Pagina = <S extends z.ZodMiniType>(item: S) =>
  z.object({
    itens: z.array(item),
    anterior: z.nullable(z.string()),
    proximo: z.nullable(z.string()),
    total: z.int(),
    /** False when there are more than `total`. */
    total_exato: z.boolean(),
  })

/** For lists so long that counting them is a separate call. */
export const PaginaSemTotal = <S extends z.ZodMiniType>(item: S) =>
  z.object({ itens: z.array(item), anterior: z.nullable(z.string()), proximo: z.nullable(z.string()) })

export const Total = z.object({
  total: z.int(),
  /** False when there are more than `total`. */
  total_exato: z.boolean(),
})
export type Total = z.infer<typeof Total>

export type Pagina<T> = {
  itens: T[]
  anterior: string | null
  proximo: string | null
  total: number
  total_exato: boolean
}
