import {
  BRANCO,
  CONTRASTE_MINIMO,
  contraste,
  escreverCor,
  lerCor,
  misturar,
  PRETO,
  type Rgb,
  textoSobre,
} from '@balcao/contract/valores/cor'
import type { MantineColorsTuple } from '@mantine/core'

const tons = (lista: string) => lista.split(' ') as unknown as MantineColorsTuple

/**
 * From the palest to the darkest. Shade 7 is the brand's own colour in the light theme, and 5 is what reads
 * well on dark. Shade 4 is for text on dark, and 9 for text on the pale shades.
 */
export const cores = {
  primary: tons('#eef3ff #d9e3fb #b3c6f5 #8aa8ef #7397f0 #3d6ae0 #1f50c8 #0033a1 #002b87 #00226c'),
  secondary: tons('#fff2e8 #ffe3d0 #ffc7a1 #ffa970 #ff8f45 #ff7a21 #ff700f #ff6600 #e65c00 #8a3700'),
  success: tons('#effae8 #ddf4d0 #bde9a4 #9bdd75 #7ed24f #6acb35 #61c72b #58c322 #4cab1c #235a08'),
  warning: tons('#fff6e5 #ffebc7 #ffd791 #ffc35b #ffb738 #ffb129 #ffae21 #ffab1a #e69610 #754900'),
  danger: tons('#ffecec #fcd5d5 #f5a9a9 #f38484 #ff8a8a #e03131 #da1f1f #d41111 #bb0d0d #930909'),
}

/** The page background: `--cor-do-fundo` of base.css in the light theme, the kit's own in the dark one. */
const CLARO = lerCor('#f6f7f9')
const ESCURO = lerCor('#242424')
const CONTRASTE_DE_TEXTO = 5.5
const PASSOS = Array.from({ length: 50 }, (_, i) => i / 50)
const REALCE = 0.16

const ateBranco = (cor: Rgb) => PASSOS.map((parte) => misturar(cor, BRANCO, parte))
const ateOPreto = (cor: Rgb) => PASSOS.map((parte) => misturar(cor, PRETO, parte))
const seLe = (texto: Rgb, fundo: Rgb) => contraste(texto, fundo) >= CONTRASTE_MINIMO

/** A button on hover: darker, unless its text would become hard to read. */
const realcar = (fundo: Rgb) => {
  const escuro = misturar(fundo, PRETO, REALCE)
  return seLe(textoSobre(fundo), escuro) ? escuro : misturar(fundo, BRANCO, REALCE)
}

/**
 * Behind text in the dark theme: lighter, as far as white text allows.
 * A colour that takes black text is light enough already.
 */
const fundoNoEscuro = (cor: Rgb) =>
  textoSobre(cor) === PRETO
    ? cor
    : (ateBranco(cor)
        .slice(0, 18)
        .findLast((tom) => seLe(BRANCO, tom)) ?? cor)

/**
 * The same ten shades, made from a provider's own colour. Each is as light or dark as its text, or its
 * background, needs. The kit uses one text colour on shades 5 to 8: the one for 7.
 */
export const tonsDe = (hex: string): MantineColorsTuple => {
  const cor = lerCor(hex)
  const palidos = [0.93, 0.85, 0.7, 0.54].map((parte) => misturar(cor, BRANCO, parte))
  const textoNoEscuro = ateBranco(cor).find((tom) => contraste(tom, ESCURO) >= CONTRASTE_DE_TEXTO)
  const textoNoPalido = ateOPreto(misturar(cor, PRETO, 0.33)).find((tom) =>
    [...palidos.slice(0, 3), CLARO].every((fundo) => seLe(tom, fundo)),
  )
  const cinco = fundoNoEscuro(cor)
  const seis = textoSobre(cor) === PRETO ? realcar(cor) : misturar(cor, cinco, 0.5)
  return [...palidos, textoNoEscuro ?? BRANCO, cinco, seis, cor, realcar(cor), textoNoPalido ?? PRETO].map(
    escreverCor,
  ) as unknown as MantineColorsTuple
}

/**
 * For links, outlines and what is selected. It is the colour itself if it stands out from the page and white
 * reads well on it, as the kit assumes. Otherwise it is darkened until both are true.
 */
export const destaqueNoClaro = (hex: string) =>
  escreverCor(ateOPreto(lerCor(hex)).find((tom) => seLe(tom, CLARO)) ?? PRETO)

export const destaqueNoEscuro = (hex: string) => {
  const cor = lerCor(hex)
  const carregaBranco = (tom: Rgb) => seLe(BRANCO, tom)
  const tom = ateBranco(cor).findLast(carregaBranco) ?? ateOPreto(cor).find(carregaBranco)
  return escreverCor(tom ?? PRETO)
}

/** Behind what is selected in the dark theme: the colour, dark enough for its own pale text. */
export const fundoSuaveNoEscuro = (hex: string, parte: number) => {
  const palido = lerCor(tonsDe(hex)[0])
  const fundos = PASSOS.filter((menos) => menos <= parte).map((menos) =>
    misturar(ESCURO, lerCor(hex), parte - menos),
  )
  return escreverCor(fundos.find((fundo) => seLe(palido, fundo)) ?? ESCURO)
}
