import * as z from 'zod/mini'

/**
 * For a route's `validateSearch`: reads the address by the contract's schema. A part that does not fit (an
 * old link, a typo) is dropped, and the page opens with the rest instead of failing.
 */
export const lerBusca =
  <S extends z.ZodMiniObject>(esquema: S) =>
  (busca: Record<string, unknown>): z.output<S> => {
    const partes: Record<string, z.core.$ZodType> = esquema.shape
    const aceitas = Object.entries(busca).filter(([nome, valor]) => {
      const parte = Object.hasOwn(partes, nome) ? partes[nome] : undefined
      return parte !== undefined && z.safeParse(parte, valor).success
    })
    // The router merges this over the raw search.
    // Only a name that is present here, even as undefined, keeps the refused value out.
    const apagadas = Object.fromEntries(Object.keys(busca).map((nome) => [nome, undefined]))
    return { ...apagadas, ...z.parse(esquema, Object.fromEntries(aceitas)) }
  }
