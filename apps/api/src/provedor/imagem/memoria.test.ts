import { expect, test } from 'vitest'
import { criarMemoria } from './memoria.ts'

const bytes = (tamanho: number) => Buffer.alloc(tamanho)

test('esquece primeiro o que há mais tempo não se usa', () => {
  const memoria = criarMemoria(100)
  memoria.guardar('a', bytes(40))
  memoria.guardar('b', bytes(40))
  memoria.ler('a')
  memoria.guardar('c', bytes(40))
  expect([memoria.ler('a'), memoria.ler('b'), memoria.ler('c')].map(Boolean)).toEqual([true, false, true])
})

test('guardar de novo não conta duas vezes, e o que não cabe não expulsa ninguém', () => {
  const memoria = criarMemoria(100)
  memoria.guardar('a', bytes(60))
  memoria.guardar('a', bytes(60))
  memoria.guardar('b', bytes(40))
  memoria.guardar('enorme', bytes(101))
  expect([memoria.ler('a'), memoria.ler('b'), memoria.ler('enorme')].map(Boolean)).toEqual([
    true,
    true,
    false,
  ])
})
