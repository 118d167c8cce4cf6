import { expect, test } from 'vitest'
import { senhaFraca } from './senha-fraca.ts'

const maria = ['Maria Antonieta Souza', 'antonieta@provedor.br']

test.each([
  'aaaaaaaaaa',
  '1234567890',
  '0987654321',
  'Senha12345',
  'qwertyuiop',
  'abababababab',
  'antonieta1',
  'Antonieta2026',
])('%s é fácil de adivinhar', (senha) => {
  expect(senhaFraca(senha, maria)).toBe(true)
})

test.each([
  'cavalo-bateria-grampo',
  'k4Vm-9zQp-2xLt',
  'a casa amarela da esquina',
  'antonieta gosta de pão de queijo',
])('%s é aceita', (senha) => {
  expect(senhaFraca(senha, maria)).toBe(false)
})
