import { expect, test } from 'vitest'
import {
  camposDesconhecidos,
  exemploDoModelo,
  preencherModelo,
  TextoDoModelo,
  tiposDeModelo,
} from './aceite-modelo.ts'
import { modelosPadrao } from './aceite-modelo-padrao.ts'

test.each(tiposDeModelo)('o texto padrão de %s é aceito e preenchido por inteiro', (tipo) => {
  const padrao = modelosPadrao[tipo]
  expect(TextoDoModelo.parse(padrao)).toBe(padrao)
  const cheio = preencherModelo(padrao, exemploDoModelo)
  expect(cheio).not.toMatch(/[{}]/)
  expect(cheio).toContain('Maria das Dores Silva')
})

test('um campo que não existe, ou aberto pela metade, é recusado pelo nome', () => {
  expect(camposDesconhecidos('{cliente} paga {mensalidad} no dia {vencimento')).toEqual([
    '{mensalidad}',
    '{vencimento',
  ])
  const { error } = TextoDoModelo.safeParse('Eu, {cliente}, aceito o plano {plno}.')
  expect(error?.issues[0]?.message).toContain('{plno}')
})

test('um valor com chaves não vira campo', () => {
  expect(preencherModelo('Olá, {cliente}.', { ...exemploDoModelo, cliente: '{plano}' })).toBe('Olá, {plano}.')
})
