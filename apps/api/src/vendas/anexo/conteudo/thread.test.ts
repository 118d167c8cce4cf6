import { expect, test } from 'vitest'
import { emThread, NaoTerminou } from './thread.ts'

const programa = (aoReceber: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.once('message', (bytes) => { ${aoReceber} })
    parentPort.postMessage({ tipo: 'PRONTA' })`)}`,
  )
const bytes = () => new Uint8Array(8)

test('o que não termina é cortado no prazo', async () => {
  await expect(emThread(programa('for (;;) {}'), bytes(), 0.2)).rejects.toThrow(NaoTerminou)
})

test('uma thread que morre é um arquivo que não se lê', async () => {
  expect(await emThread(programa('process.exit(1)'), bytes(), 20)).toBeNull()
  expect(await emThread(programa('throw new Error()'), bytes(), 20)).toBeNull()
})

test('um programa que não inicia é falha nossa, não do arquivo', async () => {
  const quebrado = new URL('data:text/javascript,nada aqui')
  await expect(emThread(quebrado, bytes(), 20)).rejects.toThrow('a thread não iniciou')
})

test('o resultado volta', async () => {
  const somar = 'parentPort.postMessage({ tipo: "FEITO", resultado: bytes.length })'
  expect(await emThread(programa(somar), bytes(), 20)).toBe(8)
})
