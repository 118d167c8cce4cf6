import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { EdicaoContaBancaria } from './conta-bancaria.ts'

const ITAU = {
  nome: 'Itaú',
  banco: '341',
  agencia: '8214',
  agencia_dv: null,
  conta: '50232',
  conta_dv: '3',
  convenio: null,
  carteira: '109',
  variacao: null,
  modalidade: null,
  codigo_transmissao: null,
  codigo_empresa: null,
  especie: 'DS',
  chave_pix: null,
  multa_percentual: 200,
  juros_percentual_mes: 100,
  desconto: null,
  instrucoes: null,
  dias_para_baixa: null,
  proximo_nosso_numero: null,
  padrao: true,
  ativo: true,
  versao: 1,
}

const ler = (mudancas: object) => z.safeParse(EdicaoContaBancaria, { ...ITAU, ...mudancas })
const recusados = (mudancas: object) => {
  const lida = ler(mudancas)
  return lida.success ? [] : lida.error.issues.map(({ path }) => path.join('.'))
}

test('o que o banco não pede não é conferido nem fica', () => {
  const lida = ler({ convenio: 'qualquer', agencia_dv: 'ZZ', codigo_empresa: '1' })
  expect(lida.data).toMatchObject({ convenio: null, agencia_dv: null, codigo_empresa: null })
})

test('pontos, traços e espaços de quem copia não contam', () => {
  expect(ler({ agencia: '82-14', conta: ' 50.232 ', conta_dv: '3' }).data).toMatchObject({
    agencia: '8214',
    conta: '50232',
  })
})

test('tudo o que está errado é dito de uma vez, cada coisa no seu campo', () => {
  expect(recusados({ nome: '', agencia: '1', conta_dv: null, multa_percentual: 300 }).sort()).toEqual([
    'agencia',
    'conta_dv',
    'multa_percentual',
    'nome',
  ])
})

test('o que só impede a remessa impede uma conta ativa; a inativa guarda-se como está', () => {
  const deCodigoLongo = { banco: '104', agencia: '4747', agencia_dv: '6', convenio: '1100000', carteira: '1' }
  expect(recusados(deCodigoLongo)).toEqual(['convenio'])
  expect(recusados({ ...deCodigoLongo, ativo: false })).toEqual([])
  expect(recusados({ ...deCodigoLongo, ativo: false, carteira: '2' })).toEqual(['carteira'])
})

test('sem banco só o banco é pedido, e o que não tem forma de conta não é conferido', () => {
  expect(recusados({ banco: null })).toEqual(['banco'])
  expect(recusados({ banco: '999' })).toEqual(['banco'])
  expect(recusados({ banco: 'constructor' })).toEqual(['banco'])
  expect(recusados({ conta: 50232 })).toEqual(['conta'])
})

test('quatro linhas de instruções cabem; cinco, ou uma longa demais, não', () => {
  expect(recusados({ instrucoes: 'a\nb\nc\nd' })).toEqual([])
  expect(recusados({ instrucoes: 'a\nb\nc\nd\ne' })).toEqual(['instrucoes'])
  expect(recusados({ instrucoes: 'x'.repeat(81) })).toEqual(['instrucoes'])
  expect(ler({ instrucoes: ' \n ' }).data?.instrucoes).toBeNull()
})
