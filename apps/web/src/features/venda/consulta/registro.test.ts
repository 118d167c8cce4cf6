import type { ClienteNaVenda, ConsultaDaVenda } from '@balcao/contract/vendas/preparo-api'
import { type DadosDoRascunho, RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { expect, test } from 'vitest'
import { perguntaDoRascunho } from './pergunta.ts'
import { comConsulta, comDocumento } from './registro.ts'

const EMPRESA = '019a0000-0000-7000-8000-000000000001'
const CPF = '52998224725'
const maria = { id: 'c1', tipo_pessoa: 'PF', nome: 'Maria', mascarado: false } as ClienteNaVenda
const achada: ConsultaDaVenda = { cliente: maria, preenchidos: ['nome'], restricoes: [] }
const dados = (cliente: DadosDoRascunho['cliente'], parte: Partial<DadosDoRascunho> = {}) => ({
  ...RASCUNHO_VAZIO,
  empresa_id: EMPRESA,
  cliente,
  ...parte,
})

test('pergunta pelo documento inteiro, ou pelo cadastro escolhido', () => {
  expect(perguntaDoRascunho(dados({ cpf_cnpj: '5299822472' }))).toBeNull()
  expect(perguntaDoRascunho(dados({ cpf_cnpj: CPF, id: 'c1' }))).toEqual({
    empresa_id: EMPRESA,
    cpf_cnpj: CPF,
  })
  expect(perguntaDoRascunho(dados({ id: 'c1' }))).toEqual({ empresa_id: EMPRESA, cliente_id: 'c1' })
  expect(perguntaDoRascunho({ ...RASCUNHO_VAZIO, cliente: { cpf_cnpj: CPF } })).toBeNull()
})

test('o que foi digitado igual ao cadastro vale como está lá; o diferente fica', () => {
  const digitado = { cpf_cnpj: CPF, nome: 'Maria', email: 'm@x.br' }
  expect(comConsulta(dados(digitado), achada)).toEqual({
    cliente: { cpf_cnpj: CPF, email: 'm@x.br', id: 'c1', tipo_pessoa: 'PF' },
  })
  const aplicada = dados({ cpf_cnpj: CPF, id: 'c1', tipo_pessoa: 'PF' })
  expect(comConsulta(aplicada, achada)).toBeNull()
})

test('de um cadastro mascarado nada se compara', () => {
  const mascarada = { ...achada, cliente: { ...maria, mascarado: true } }
  expect(comConsulta(dados({ nome: 'Maria' }), mascarada)?.cliente).toMatchObject({ nome: 'Maria', id: 'c1' })
})

test('outro documento é outra pessoa: cadastro e endereço saem, o digitado fica', () => {
  const antes = dados(
    { id: 'c1', tipo_pessoa: 'PF', email: 'm@x.br' },
    { endereco: { id: 'e1', codigo_ibge: 1 } },
  )
  expect(comDocumento(antes, '12ABC34501DE35')).toEqual({
    cliente: { tipo_pessoa: 'PJ', email: 'm@x.br', cpf_cnpj: '12ABC34501DE35' },
    endereco: {},
  })
  expect(comDocumento(dados({ id: 'c1', tipo_pessoa: 'PF' }), '1')).toEqual({
    cliente: { tipo_pessoa: 'PF', cpf_cnpj: '1' },
  })
})

test('quem deixou de existir volta a ser um cliente novo', () => {
  expect(comConsulta(dados({ id: 'c1', cpf_cnpj: CPF }), { ...achada, cliente: null })).toEqual({
    cliente: { cpf_cnpj: CPF },
  })
})
