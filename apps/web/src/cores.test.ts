import {
  CONTRASTE_MINIMO,
  contraste,
  contrasteComBranco,
  escreverCor,
  lerCor,
} from '@balcao/contract/configuracao-cor'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tonsDe } from './cores.ts'

const canal = fc.integer({ min: 0, max: 255 })
const legivel = fc
  .tuple(canal, canal, canal)
  .filter((rgb) => contrasteComBranco(rgb) >= CONTRASTE_MINIMO)
  .map(escreverCor)

test('de qualquer cor que as configurações aceitam saem dez tons em que tudo se lê', () => {
  fc.assert(
    fc.property(legivel, (cor) => {
      const tons = tonsDe(cor).map(lerCor)
      const [, palido, , , noEscuro, fundoNoEscuro, , propria, , texto] = tons
      expect(tons).toHaveLength(10)
      expect(propria).toEqual(lerCor(cor))
      // White on buttons in both themes; links on the dark page; text on the pale shade.
      for (const [uma, outra] of [
        [propria, '#ffffff'],
        [fundoNoEscuro, '#ffffff'],
        [noEscuro, '#242424'],
      ] as const)
        expect(contraste(uma ?? [0, 0, 0], lerCor(outra))).toBeGreaterThanOrEqual(CONTRASTE_MINIMO - 0.05)
      expect(contraste(texto ?? [0, 0, 0], palido ?? [0, 0, 0])).toBeGreaterThanOrEqual(
        CONTRASTE_MINIMO - 0.05,
      )
    }),
  )
})
