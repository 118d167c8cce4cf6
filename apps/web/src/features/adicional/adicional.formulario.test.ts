import { expect, test } from 'vitest'
import { mostrarCampo } from './adicional.formulario.ts'
import { textos } from './adicional.textos.ts'

test('cada valor é dito como as pessoas leem', () => {
  const opcoes = [{ id: 'a', nome: 'Paramount+' }]
  expect(mostrarCampo('valor', 1990)).toBe('R$ 19,90')
  expect(mostrarCampo('valor', 0)).toBe('R$ 0,00')
  expect(mostrarCampo('categoria', 'IP_FIXO')).toBe('IP fixo')
  expect(mostrarCampo('cobranca', 'UNICA')).toBe('Única')
  expect(mostrarCampo('icone', 'tabler:device-tv')).toBe('device tv')
  expect(mostrarCampo('icone', null)).toBe('vazio')
  expect(mostrarCampo('ativo', false)).toBe('Não')
  expect(mostrarCampo('incompativel_com', ['a'], opcoes)).toBe('Paramount+')
  expect(mostrarCampo('incompativel_com', ['Paramount+'])).toBe('Paramount+')
  expect(mostrarCampo('incompativel_com', [])).toBe('vazio')
})

test('onde está em uso é contado no singular e no plural', () => {
  expect(textos.emUso(0, 0)).toBe('Em nenhum plano')
  expect(textos.emUso(1, 0)).toBe('Em 1 plano')
  expect(textos.emUso(3, 1)).toBe('Em 3 planos e 1 promoção')
  expect(textos.desativar(1, 0)).toContain('1 plano deixa de oferecê-lo')
  expect(textos.desativar(2, 2)).toContain('2 planos e 2 promoções deixam de oferecê-lo')
})
