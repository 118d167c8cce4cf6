import type { PromocaoDaOferta } from '@balcao/contract/catalogo/oferta'
import { NADA_ESCOLHIDO } from '@balcao/contract/catalogo/oferta-preco'
import { expect, test } from 'vitest'
import { aplicarCupom, semCupom } from './cupom.ts'
import { textos } from './escolhas.textos.ts'
import { adicionalDeTeste, DIA, ofertaDeTeste, porCento } from './oferta.fabrica.ts'

const aplicar = (cupom: PromocaoDaOferta, promocoes: string[] | null, outras: PromocaoDaOferta[]) =>
  aplicarCupom(ofertaDeTeste({ promocoes: [...outras, cupom] }), DIA, { ...NADA_ESCOLHIDO, promocoes }, cupom)
const vizinho = (cento: number, mudancas: Partial<PromocaoDaOferta> = {}) =>
  porCento('Vizinho', cento, { codigo: 'VIZINHO', ...mudancas })

test('junta-se ao que foi escolhido à mão', () => {
  expect(aplicar(vizinho(10), ['Dez'], [porCento('Dez', 10)])).toEqual({
    promocoes: ['Dez', 'Vizinho'],
    aviso: 'Cupom aplicado: Vizinho.',
  })
})

test('toma o lugar do que não se soma, e diz de quê', () => {
  const dez = porCento('Dez', 10)
  expect(aplicar(vizinho(50, { cumulativa: false }), ['Dez'], [dez])).toEqual({
    promocoes: ['Vizinho'],
    aviso: 'Cupom aplicado: Vizinho, no lugar de Dez.',
  })
  expect(aplicar(vizinho(50, { cumulativa: false }), null, [dez])).toEqual({
    promocoes: null,
    aviso: 'Cupom aplicado: Vizinho, no lugar de Dez.',
  })
})

test.each([['à mão', ['Metade']] as const, ['a melhor', null] as const])(
  'com a combinação atual melhor (%s), nada muda e diz por quê',
  (_, promocoes) => {
    const metade = porCento('Metade', 50, { cumulativa: false })
    expect(aplicar(vizinho(10), promocoes && [...promocoes], [metade])).toEqual({
      promocoes,
      aviso: textos.jaEraMelhor,
    })
  },
)

test('o adicional que o cupom traz e que não combina com o escolhido é o motivo', () => {
  const adicionais = [adicionalDeTeste('tv', { incompativel_com: ['sinal'] }), adicionalDeTeste('sinal')]
  const cupom = vizinho(50, {
    adicionais: [{ id: 'sinal', valor_promocional: 0, meses: 3, obrigatorio: true }],
  })
  const escolhas = { adicionais: [{ id: 'tv', quantidade: 1 }], promocoes: null }
  const oferta = ofertaDeTeste({ adicionais, promocoes: [cupom] })
  expect(aplicarCupom(oferta, DIA, escolhas, cupom).aviso).toContain(
    'não podem ser vendidos com os escolhidos',
  )
})

test('tirado o cupom, fica o resto; sem resto, a melhor combinação', () => {
  expect(semCupom(['Dez', 'Vizinho'], 'Vizinho')).toEqual(['Dez'])
  expect(semCupom(['Vizinho'], 'Vizinho')).toBeNull()
  expect(semCupom(null, 'Vizinho')).toBeNull()
})
