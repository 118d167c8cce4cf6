import { readFileSync } from 'node:fs'
import { lerModificadores } from '@balcao/contract/provedor/imagem-leitura'
import {
  BRANCO,
  CONTRASTE_MINIMO,
  contraste,
  escreverCor,
  lerCor,
  type Rgb,
  textoSobre,
} from '@balcao/contract/valores/cor'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cores, destaqueNoClaro, destaqueNoEscuro, fundoSuaveNoEscuro, tonsDe } from './cores.ts'

const canal = fc.integer({ min: 0, max: 255 })
const qualquer = fc.tuple(canal, canal, canal).map(escreverCor)
const CLARO = lerCor('#f6f7f9')
const ESCURO = lerCor('#242424')
/** Things that are not text only have to be visible (WCAG 2.2, 1.4.11). */
const CONTRASTE_DE_TRACO = 3

// Colours are rounded to whole numbers when they are written.
const contrasta = (uma: Rgb, outra: Rgb, minimo = CONTRASTE_MINIMO) =>
  expect(contraste(uma, outra), `${escreverCor(uma)} em ${escreverCor(outra)}`).toBeGreaterThanOrEqual(
    minimo - 0.05,
  )

test('de qualquer cor saem dez tons em que tudo se lê', () => {
  fc.assert(
    fc.property(qualquer, (cor) => {
      const tons = tonsDe(cor).map(lerCor) as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb]
      const [, palido, palidoSobOMouse, , linkNoEscuro, , , propria, , textoNoPalido] = tons
      expect(tons).toHaveLength(10)
      expect(propria).toEqual(lerCor(cor))
      // Buttons use the text colour chosen for the brand colour itself, in both themes and on hover too.
      for (const fundo of tons.slice(5, 9) as Rgb[]) contrasta(textoSobre(propria), fundo)
      contrasta(linkNoEscuro, ESCURO)
      contrasta(textoNoPalido, palido)
      contrasta(textoNoPalido, palidoSobOMouse)
      contrasta(textoNoPalido, CLARO)
    }),
  )
})

test('links, contornos e o que está escolhido se distinguem da página, e o branco se lê sobre eles', () => {
  fc.assert(
    fc.property(qualquer, (cor) => {
      const claro = lerCor(destaqueNoClaro(cor))
      contrasta(claro, CLARO)
      contrasta(BRANCO, claro)
      const escuro = lerCor(destaqueNoEscuro(cor))
      contrasta(escuro, ESCURO, CONTRASTE_DE_TRACO)
      contrasta(BRANCO, escuro)
    }),
    { examples: [['#000000'], ['#ffffff'], ['#ff6600'], ['#ffff00'], ['#0000ff']] },
  )
})

test('no escuro, o que está escolhido tem fundo em que o seu texto pálido se lê', () => {
  fc.assert(
    fc.property(qualquer, fc.constantFrom(0.35, 0.5), (cor, parte) => {
      contrasta(lerCor(tonsDe(cor)[0]), lerCor(fundoSuaveNoEscuro(cor, parte)))
    }),
  )
})

test('o proxy de imagens aceita de fundo as páginas dos dois temas e as cores do tema', () => {
  const base = readFileSync(new URL('./estilos/base.css', import.meta.url), 'utf8')
  const clara = /--cor-do-fundo: (#\w{6});/.exec(base)?.[1]
  const doTema = Object.values(cores).map((tons) => tons[7])
  for (const cor of [clara, '#242424', ...doTema])
    expect(lerModificadores(`b_${cor?.slice(1)}`), cor).not.toBeNull()
})
