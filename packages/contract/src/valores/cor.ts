import * as z from 'zod/mini'

export const Cor = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Cor inválida'), z.toLowerCase())

export type Rgb = readonly [number, number, number]

/** WCAG 2.2 AA, for text of ordinary size. */
export const CONTRASTE_MINIMO = 4.5
export const BRANCO: Rgb = [255, 255, 255]
export const PRETO: Rgb = [0, 0, 0]

export const lerCor = (hex: string): Rgb => {
  const valor = Number.parseInt(hex.slice(1), 16)
  return [valor >> 16, (valor >> 8) & 255, valor & 255]
}

export const escreverCor = (cor: Rgb): string =>
  `#${cor.map((canal) => Math.round(canal).toString(16).padStart(2, '0')).join('')}`

/** Perceived lightness from 0 (black) to 1 (white), as WCAG computes it. */
const luminancia = (cor: Rgb): number => {
  const [vermelho, verde, azul] = cor.map((canal) => {
    const parte = canal / 255
    return parte <= 0.04045 ? parte / 12.92 : ((parte + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * vermelho + 0.7152 * verde + 0.0722 * azul
}

/** From 1 (the same colour) to 21 (black on white). */
export const contraste = (uma: Rgb, outra: Rgb): number => {
  const [clara, escura] = [luminancia(uma), luminancia(outra)].sort((a, b) => b - a) as [number, number]
  return (clara + 0.05) / (escura + 0.05)
}

/** The luminance at which white and black contrast equally. Above it, black is easier to read. */
export const LUMINANCIA_DO_MEIO = Math.sqrt(1.05 * 0.05) - 0.05

/**
 * The text colour on a background: white or black, whichever contrasts more. The result always meets the
 * minimum.
 */
export const textoSobre = (fundo: Rgb): Rgb => (luminancia(fundo) > LUMINANCIA_DO_MEIO ? PRETO : BRANCO)

/** `parte` is how far to go from one colour to the other, from 0 to 1. */
export const misturar = (de: Rgb, para: Rgb, parte: number): Rgb => [
  de[0] + (para[0] - de[0]) * parte,
  de[1] + (para[1] - de[1]) * parte,
  de[2] + (para[2] - de[2]) * parte,
]
