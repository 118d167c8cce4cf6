import { criarHabilidade } from '@balcao/contract/base/habilidade'
import { type Permissao, permissoes } from '@balcao/contract/base/permissao'
import { expect, test } from 'vitest'
import { telaInicial } from './tela-inicial.ts'

const inicioCom = (...concedidas: Permissao[]) => telaInicial(criarHabilidade(concedidas))

test('quem vende começa na venda', () => {
  expect(inicioCom('REALIZAR_VENDA', 'LISTAR.VENDA', 'LISTAR.CLIENTE')).toBe('/vendedor')
})

test('quem vende e também administra começa no painel', () => {
  expect(inicioCom('REALIZAR_VENDA', 'LISTAR.TODAS_VENDAS')).toBe('/admin/painel')
  expect(inicioCom(...permissoes)).toBe('/admin/painel')
})

test('quem não vende começa no painel', () => {
  expect(inicioCom('EDITAR.VENDA_SITUACAO')).toBe('/admin/painel')
})

test('anexar ao vender não é vender', () => {
  expect(inicioCom('REALIZAR_VENDA.AUDIO_ACEITE')).toBe('/admin/painel')
})

test('quem não pode nada consulta clientes', () => {
  expect(inicioCom()).toBe('/cliente')
})
