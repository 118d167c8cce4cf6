import { expect, test } from 'vitest'
import { soAbreNestaMaquina } from './endereco-local.ts'

test.each([
  ['http://localhost:3000/assinante?t=1', true],
  ['https://balcao.localhost', true],
  ['http://127.0.0.1', true],
  ['http://127.8.0.1:80/x', true],
  ['http://[::1]:3000', true],
  ['https://balcao.exemplo.br', false],
  ['http://192.168.0.10:3000', false],
  ['https://localhost.exemplo.br', false],
  ['https://127.0.0.1.exemplo.br', false],
])('%s só abre nesta máquina: %s', (endereco, so) => {
  expect(soAbreNestaMaquina(endereco)).toBe(so)
})
