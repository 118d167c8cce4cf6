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

export const formatosDeImagem = ['avif', 'webp', 'jpeg', 'png'] as const
export type FormatoDeImagem = (typeof formatosDeImagem)[number]
export const encaixes = ['cover', 'contain', 'fill', 'inside', 'outside'] as const
type Encaixe = (typeof encaixes)[number]
/** Offered to browsers in this order. A browser that accepts neither gets the picture's own format. */
export const formatosLeves = ['avif', 'webp'] as const

/** Named as in the URL: width, height, format, quality, fit, background. */
export type Modificadores = {
  w?: number | undefined
  h?: number | undefined
  f?: FormatoDeImagem | undefined
  q?: number | undefined
  fit?: Encaixe | undefined
  b?: string | undefined
}

/** Used when there are no modifiers. */
export const SEM_MODIFICADORES = '_'
const ORDEM = ['w', 'h', 'f', 'q', 'fit', 'b'] as const

/** Always in the same order, so that a picture has one URL and one place in every cache. */
export const escreverModificadores = (modificadores: Modificadores) =>
  ORDEM.filter((nome) => modificadores[nome] !== undefined)
    .map((nome) => `${nome}_${modificadores[nome]}`)
    .join(',') || SEM_MODIFICADORES

export const urlDaImagem = (id: string, modificadores: Modificadores = {}) =>
  `${PREFIXO_DE_IMAGENS}${escreverModificadores(modificadores)}/${id}`

/** The `srcset` for all screen densities. The given sizes are those at density 1. */
export const srcSetDaImagem = (id: string, { w, h, ...resto }: Modificadores) =>
  densidades
    .map((d) => `${urlDaImagem(id, { ...(w && { w: w * d }), ...(h && { h: h * d }), ...resto })} ${d}x`)
    .join(', ')
