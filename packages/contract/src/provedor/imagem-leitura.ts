import * as z from 'zod/mini'
import {
  encaixes,
  formatosDeImagem,
  type Modificadores,
  SEM_MODIFICADORES,
  tamanhosDeImagem,
} from './imagem.ts'

// Apart from the writing, which every page needs: only the server reads what an address asks for.

const qualidades = [50, 65, 80, 95]

/**
 * White, black, the page colours of both themes, and the themes' colours. Arbitrary colours would mean
 * arbitrarily many pictures.
 */
const fundos = [
  ...['ffffff', '000000', 'f6f7f9', '242424'],
  ...['0033a1', 'ff6600', 'ffab1a', '58c322', 'd41111'],
]

const umDe = (lista: readonly number[]) =>
  z.optional(
    z.pipe(
      z.enum(lista.map(String)),
      z.transform((texto) => Number(texto)),
    ),
  )

const Esquema = z.strictObject({
  w: umDe(tamanhosDeImagem),
  h: umDe(tamanhosDeImagem),
  f: z.optional(z.enum(formatosDeImagem)),
  q: umDe(qualidades),
  fit: z.optional(z.enum(encaixes)),
  b: z.optional(z.enum(fundos)),
})

/** `null` when a modifier is unknown, repeated or not on the lists. */
export const lerModificadores = (texto: string): Modificadores | null => {
  if (texto === SEM_MODIFICADORES) return {}
  const pares = texto.split(',').map((par): [nome: string, valor: string] => {
    const [nome = '', ...valor] = par.split('_')
    return [nome, valor.join('_')]
  })
  const repetido = new Set(pares.map(([nome]) => nome)).size < pares.length
  const lidos = Esquema.safeParse(Object.fromEntries(pares))
  return repetido || !lidos.success ? null : lidos.data
}
