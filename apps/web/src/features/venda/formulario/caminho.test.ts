import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { expect, test } from 'vitest'
import { comCampo, valorDoCampo } from './caminho.ts'

test('grava fundo sem tocar no que já havia, e cria o que falta pelo caminho', () => {
  const antes = comCampo(RASCUNHO_VAZIO, 'cliente.nome', 'Ana')
  const depois = comCampo(antes, 'cliente.responsavel.cpf', '123')
  expect(depois.cliente).toEqual({ nome: 'Ana', responsavel: { cpf: '123' } })
  expect(antes.cliente).toEqual({ nome: 'Ana' })
  expect(valorDoCampo(depois, 'cliente.responsavel.cpf')).toBe('123')
  expect(valorDoCampo(antes, 'cliente.responsavel.cpf')).toBeUndefined()
})

test.each([undefined, null, Number.NaN])(
  'com %s o campo sai do rascunho: vale o que está no cadastro',
  (nada) => {
    const preenchido = comCampo(RASCUNHO_VAZIO, 'endereco.latitude', -22.9)
    expect('latitude' in comCampo(preenchido, 'endereco.latitude', nada).endereco).toBe(false)
  },
)

test('o texto vazio fica: quem apaga para escrever de novo não perde o campo', () => {
  expect(comCampo(RASCUNHO_VAZIO, 'cliente.nome', '').cliente).toEqual({ nome: '' })
})
