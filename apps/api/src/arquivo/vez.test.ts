import { setTimeout as esperar } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { criarVez } from './vez.ts'

test('nunca mais que o limite ao mesmo tempo, e todos são atendidos', async () => {
  const naVez = criarVez(2, 20)
  let agora = 0
  let maximo = 0
  const trabalhos = Array.from({ length: 20 }, (_, i) =>
    naVez(async () => {
      maximo = Math.max(maximo, ++agora)
      await esperar(1)
      agora--
      return i
    }),
  )
  expect(await Promise.all(trabalhos)).toHaveLength(20)
  expect(maximo).toBe(2)
})

test('fila cheia recusa na hora; um trabalho que falha devolve o lugar', async () => {
  const naVez = criarVez(1, 1)
  const falho = naVez(async () => {
    await esperar(5)
    throw new Error('quebrou')
  })
  const seguinte = naVez(async () => 'feito')
  await expect(naVez(async () => 'tarde')).rejects.toMatchObject({ status: 503, codigo: 'OCUPADO' })
  await expect(falho).rejects.toThrow('quebrou')
  expect(await seguinte).toBe('feito')
  expect(await naVez(async () => 'de novo')).toBe('de novo')
})
