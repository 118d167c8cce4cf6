import * as z from 'zod/mini'

/**
 * The image proxy: `/_img/<modifiers>/<id>`, as in `/_img/w_320,f_webp/0190…`. It serves only our own public
 * files.
 */
export const PREFIXO_DE_IMAGENS = '/_img/'

/** The screen widths that pages are designed for. */
const larguraDaTela = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 }
const densidades = [1, 2]
const logotipos = [64, 128, 200, 400]

const listados = new Set([
  ...logotipos,
  ...densidades.flatMap((densidade) => Object.values(larguraDaTela).map((largura) => largura * densidade)),
])

/** The widths and heights that the proxy produces. Arbitrary sizes would let anyone cause arbitrary work. */
export const tamanhosDeImagem = [...listados].sort((a, b) => a - b)
export const MAIOR_TAMANHO = Math.max(...tamanhosDeImagem)

const formatosDeImagem = ['avif', 'webp', 'jpeg', 'png'] as const
export type FormatoDeImagem = (typeof formatosDeImagem)[number]
const qualidades = [50, 65, 80, 95]
const encaixes = ['cover', 'contain', 'fill', 'inside', 'outside'] as const

/** Offered to browsers in this order. A browser that accepts neither gets the picture's own format. */
export const formatosLeves = ['avif', 'webp'] as const

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

/** Named as in the URL: width, height, format, quality, fit, background. */
const Modificadores = z.strictObject({
  w: umDe(tamanhosDeImagem),
  h: umDe(tamanhosDeImagem),
  f: z.optional(z.enum(formatosDeImagem)),
  q: umDe(qualidades),
  fit: z.optional(z.enum(encaixes)),
  b: z.optional(z.enum(fundos)),
})
export type Modificadores = z.infer<typeof Modificadores>

/** Used when there are no modifiers. */
const NENHUM = '_'
const ORDEM = ['w', 'h', 'f', 'q', 'fit', 'b'] as const

/** `null` when a modifier is unknown, repeated or not on the lists. */
export const lerModificadores = (texto: string): Modificadores | null => {
  if (texto === NENHUM) return {}
  const pares = texto.split(',').map((par): [nome: string, valor: string] => {
    const [nome = '', ...valor] = par.split('_')
    return [nome, valor.join('_')]
  })
  const repetido = new Set(pares.map(([nome]) => nome)).size < pares.length
  const lidos = Modificadores.safeParse(Object.fromEntries(pares))
  return repetido || !lidos.success ? null : lidos.data
}

/** Always in the same order, so that a picture has one URL and one place in every cache. */
export const escreverModificadores = (modificadores: Modificadores) =>
  ORDEM.filter((nome) => modificadores[nome] !== undefined)
    .map((nome) => `${nome}_${modificadores[nome]}`)
    .join(',') || NENHUM

export const urlDaImagem = (id: string, modificadores: Modificadores = {}) =>
  `${PREFIXO_DE_IMAGENS}${escreverModificadores(modificadores)}/${id}`

/** The `srcset` for all screen densities. The given sizes are those at density 1. */
export const srcSetDaImagem = (id: string, { w, h, ...resto }: Modificadores) =>
  densidades
    .map((d) => `${urlDaImagem(id, { ...(w && { w: w * d }), ...(h && { h: h * d }), ...resto })} ${d}x`)
    .join(', ')
