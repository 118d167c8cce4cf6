import { expect, test } from 'vitest'
import { caminhoDeVolta } from './voltar.ts'

test('volta para um caminho daqui, com busca e âncora', () => {
  expect(caminhoDeVolta('/admin/usuario?busca=ana#fim')).toBe('/admin/usuario?busca=ana#fim')
})

test.each([
  '//mau.exemplo/x',
  '/\\mau.exemplo',
  '/\t/mau.exemplo',
  'https://mau.exemplo',
  'javascript:alert(1)',
  'admin',
  '',
  7,
  undefined,
])('não volta para %j', (voltar) => {
  expect(caminhoDeVolta(voltar)).toBeUndefined()
})
