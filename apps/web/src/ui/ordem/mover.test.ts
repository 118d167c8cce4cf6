import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caminhoAte, lugarApos, mover, recuoDe } from './mover.ts'

const alturas = fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 20 })

const empilhar = (lista: number[]) =>
  lista.map((altura, i) => ({ altura, topo: lista.slice(0, i).reduce((soma, a) => soma + a, 100) }))

const casos = alturas.chain((lista) => {
  const indice = fc.nat(lista.length - 1)
  return fc.record({ medidas: fc.constant(empilhar(lista)), de: indice, para: indice })
})

test('mover põe um item em outro lugar e deixa os outros como estavam', () => {
  expect(mover(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(mover(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  fc.assert(
    fc.property(casos, ({ medidas, de, para }) => {
      const antes = medidas.map((_, i) => i)
      const depois = mover(antes, de, para)
      expect(depois[para]).toBe(de)
      expect(depois.filter((i) => i !== de)).toEqual(antes.filter((i) => i !== de))
    }),
  )
})

test('quem anda até um lugar chega a ele, e a volta desfaz a ida', () => {
  fc.assert(
    fc.property(casos, ({ medidas, de, para }) => {
      expect(lugarApos(medidas, de, caminhoAte(medidas, de, para))).toBe(para)
      expect(mover(mover(medidas, de, para), para, de)).toEqual(medidas)
    }),
  )
})

test('no fim do caminho, cada linha está onde a nova ordem a põe', () => {
  fc.assert(
    fc.property(casos, ({ medidas, de, para }) => {
      const vistas = medidas.map((m, i) => ({
        i,
        topo: m.topo + (i === de ? caminhoAte(medidas, de, para) : recuoDe(medidas, i, de, para)),
      }))
      const nova = mover(
        medidas.map((_, i) => i),
        de,
        para,
      )
      expect(vistas.sort((a, b) => a.topo - b.topo).map(({ i }) => i)).toEqual(nova)
    }),
  )
})
