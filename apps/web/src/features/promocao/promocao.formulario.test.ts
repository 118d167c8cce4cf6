import { expect, test, vi } from 'vitest'

vi.mock('#configuracao.ts', () => ({ configuracao: { fuso_horario: 'America/Sao_Paulo' } }))

const { mostrarCampo } = await import('./promocao.formulario.ts')
const nomes = [{ id: '1', nome: 'Fibra 500' }]

test.each<[string, unknown, string]>([
  ['desconto_mensalidade', { tipo: 'PERCENTUAL', valor: 33_50 }, '33,5% de desconto na mensalidade'],
  ['desconto_instalacao', { tipo: 'PRECO_FINAL', valor: 0 }, 'instalação grátis'],
  ['desconto_mensalidade', 'mensalidade grátis', 'mensalidade grátis'],
  ['vigencia_fim', '2026-11-30', '30/11/2026'],
  ['vigencia_fim', null, 'vazio'],
  ['planos', ['1', 'Nome já em palavras'], 'Fibra 500, Nome já em palavras'],
  ['cidades', [3509502, 3552403], '2 cidades'],
  ['cidades', '2 cidades (+Campinas/SP)', '2 cidades (+Campinas/SP)'],
  ['ativo', false, 'Não'],
])('%s: %j se lê %s', (campo, valor, esperado) => {
  expect(mostrarCampo(campo, valor, nomes)).toBe(esperado)
})
