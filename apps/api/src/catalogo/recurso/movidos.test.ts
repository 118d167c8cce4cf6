import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movidos } from './movidos.ts'

const listas = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 30 })
const embaralhadas = listas.chain((antes) =>
  fc.tuple(fc.constant(antes), fc.shuffledSubarray(antes, { minLength: antes.length })),
)

const mover = (ids: readonly string[], de: number, para: number) => {
  const [id = '', resto] = [ids[de], ids.toSpliced(de, 1)]
  return { id, depois: resto.toSpliced(para, 0, id) }
}

test('a mesma ordem não moveu ninguém', () => {
  fc.assert(fc.property(listas, (ids) => void expect(movidos(ids, ids)).toEqual([])))
})

test('quem foi arrastado sozinho é o único movido; entre vizinhos trocados, um dos dois', () => {
  fc.assert(
    fc.property(listas, fc.nat(), fc.nat(), (antes, a, b) => {
      const [de, para] = [a % antes.length, b % antes.length]
      const { id, depois } = mover(antes, de, para)
      if (Math.abs(de - para) > 1) expect(movidos(antes, depois)).toEqual([id])
      else expect(movidos(antes, depois)).toHaveLength(Math.abs(de - para))
    }),
  )
})

test('sem os movidos, as duas ordens são a mesma', () => {
  fc.assert(
    fc.property(embaralhadas, ([antes, depois]) => {
      const fora = new Set(movidos(antes, depois))
      expect(antes.filter((id) => !fora.has(id))).toEqual(depois.filter((id) => !fora.has(id)))
    }),
  )
})
