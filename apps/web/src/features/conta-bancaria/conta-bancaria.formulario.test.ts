import { codigosDosBancos } from '@balcao/contract/cobranca/banco/banco'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { umaConta, umResumo } from './conta-bancaria.fabrica.ts'
import { aoMudarDeBanco, contaNova, EsquemaDosValores, valoresDe } from './conta-bancaria.formulario.ts'
import { contaEmLinha, palavras } from './conta-bancaria.palavras.ts'

const recusados = (valores: unknown) => {
  const lido = z.safeParse(EsquemaDosValores, valores)
  return lido.success ? [] : lido.error.issues.map(({ path }) => path.join('.'))
}

test('o que o formulário guarda de uma conta é o que o contrato aceita de volta', () => {
  expect(recusados(valoresDe(umaConta()))).toEqual([])
})

test('de uma conta nova só se pede o nome e o banco, até haver um banco', () => {
  expect(recusados(contaNova)).toEqual(['nome', 'banco'])
  expect(recusados({ ...contaNova, nome: 'Itaú', banco: '341' })).toEqual([
    'agencia',
    'conta',
    'conta_dv',
    'carteira',
  ])
})

test('a numeração não vai junto do que se edita: ela anda sozinha', () => {
  expect(valoresDe(umaConta({ proximo_nosso_numero: 900 })).proximo_nosso_numero).toBeNull()
})

test('o banco dá o nome e a única carteira que tem, sem apagar o nome que a pessoa escreveu', () => {
  const comBanco = (banco: '033' | '341', nome = '') => ({ ...contaNova, nome, banco })
  expect(aoMudarDeBanco(comBanco('033'), contaNova)).toEqual({ nome: 'Santander', carteira: '101' })
  expect(aoMudarDeBanco(comBanco('341', 'Santander'), comBanco('033', 'Santander'))).toEqual({
    nome: 'Itaú',
    carteira: '',
  })
  expect(aoMudarDeBanco(comBanco('341', 'Minha'), contaNova)).toEqual({ carteira: '' })
  expect(aoMudarDeBanco(comBanco('341'), comBanco('341'))).toBeNull()
})

test('a conta em uma linha usa os nomes do banco e diz só o que ele usa', () => {
  expect(contaEmLinha(umResumo())).toBe('Itaú · agência 8214 · conta 50232-3 · carteira 109')
  expect(
    contaEmLinha(
      umResumo({ banco: '104', agencia: '4747', agencia_dv: '6', convenio: '349921', carteira: '1' }),
    ),
  ).toBe('Caixa · agência 4747-6 · código do beneficiário 349921 · carteira 1')
})

test.each([
  ['banco', '756', 'Sicoob'],
  ['banco', '999', '999'],
  ['especie', 'DS', 'DS – prestação de serviço'],
  ['multa_percentual', 200, '2%'],
  ['juros_percentual_mes', 33, '0,33%'],
  ['desconto', { valor: 500, dias_antes: 1 }, 'R$ 5,00 até 1 dia antes do vencimento'],
  ['desconto', { valor: 500, dias_antes: 0 }, 'R$ 5,00 até o vencimento'],
  ['desconto', null, 'vazio'],
  ['dias_para_baixa', 60, '60 dias'],
  ['padrao', true, 'Sim'],
])('%s %j lê-se "%s"', (campo, valor, texto) => {
  expect(String(palavras.mostrarCampo(campo, valor)).replace(/\s/g, ' ')).toBe(texto)
})

test('cada banco tem ao menos agência e carteira, e um nome', () => {
  for (const banco of codigosDosBancos) {
    const pedidos = recusados({ ...contaNova, nome: 'Conta', banco })
    expect(pedidos).toEqual(expect.arrayContaining(['agencia', 'carteira']))
  }
})
