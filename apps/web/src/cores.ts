import {
  CONTRASTE_MINIMO,
  contraste,
  contrasteComBranco,
  escreverCor,
  lerCor,
  misturar,
  type Rgb,
} from '@balcao/contract/configuracao-cor'
import type { MantineColorsTuple } from '@mantine/core'

const tons = (lista: string) => lista.split(' ') as unknown as MantineColorsTuple

/**
 * From the palest to the darkest. Shade 7 is the brand's own colour in light, 5 is what reads well on dark, 4 is
 * for text on dark and 9 for text on the pale shades.
 */
export const cores = {
  primary: tons('#eef3ff #d9e3fb #b3c6f5 #8aa8ef #7397f0 #3d6ae0 #1f50c8 #0033a1 #002b87 #00226c'),
  secondary: tons('#fff2e8 #ffe3d0 #ffc7a1 #ffa970 #ff8f45 #ff7a21 #ff700f #ff6600 #e65c00 #8a3700'),
  success: tons('#effae8 #ddf4d0 #bde9a4 #9bdd75 #7ed24f #6acb35 #61c72b #58c322 #4cab1c #235a08'),
  warning: tons('#fff6e5 #ffebc7 #ffd791 #ffc35b #ffb738 #ffb129 #ffae21 #ffab1a #e69610 #754900'),
  danger: tons('#ffecec #fcd5d5 #f5a9a9 #f38484 #ff8a8a #e03131 #da1f1f #d41111 #bb0d0d #930909'),
}

const BRANCO: Rgb = [255, 255, 255]
const PRETO: Rgb = [0, 0, 0]
/** The kit's page in the dark theme. */
const ESCURO: Rgb = lerCor('#242424')
const CONTRASTE_DE_TEXTO = 5.5
const PASSOS = Array.from({ length: 20 }, (_, i) => i / 20)

/** The same ten shades from a provider's own colour: each as light or dark as what is written on it needs. */
export const tonsDe = (hex: string): MantineColorsTuple => {
  const cor = lerCor(hex)
  const clarear = (parte: number) => misturar(cor, BRANCO, parte)
  const escurecer = (parte: number) => misturar(cor, PRETO, parte)
  const textoNoEscuro = PASSOS.map(clarear).find((tom) => contraste(tom, ESCURO) >= CONTRASTE_DE_TEXTO)
  const fundoNoEscuro = PASSOS.slice(0, 8)
    .map(clarear)
    .findLast((tom) => contrasteComBranco(tom) >= CONTRASTE_MINIMO)
  const cinco = fundoNoEscuro ?? cor
  return [
    ...[0.93, 0.85, 0.7, 0.54].map(clarear),
    textoNoEscuro ?? BRANCO,
    cinco,
    misturar(cor, cinco, 0.5),
    cor,
    ...[0.16, 0.33].map(escurecer),
  ].map(escreverCor) as unknown as MantineColorsTuple
}

/** Behind what is chosen, in the dark theme: the colour, deep enough for its own pale text. */
export const fundoSuaveNoEscuro = (hex: string, parte: number) =>
  escreverCor(misturar(ESCURO, lerCor(hex), parte))
