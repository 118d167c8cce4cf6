import type { Empresa } from '@balcao/contract/provedor/empresa'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CONTA_VAZIA, EsquemaDosValores, empresaNova, paraEnvio, valoresDe } from './empresa.formulario.ts'

const ID = '01a1dd40-e7af-75fe-ab7c-82a347c16d10'
const empresa: Empresa = {
  id: ID,
  cnpj: '12ABC34501DE35',
  razao_social: 'Rede Serrana Ltda.',
  nome_fantasia: 'Rede Serrana',
  inscricao_estadual: null,
  email: null,
  telefone: null,
  endereco: null,
  logo: null,
  dados_bancarios: null,
  ativo: true,
  usuarios: 0,
  criado_em: '2026-03-05T17:30:00Z',
  atualizado_em: '2026-03-05T17:30:00Z',
  versao: 1,
}
const valores = valoresDe(empresa)

const camposRecusados = (dados: unknown) => {
  const lido = z.safeParse(EsquemaDosValores, dados)
  return lido.success ? [] : lido.error.issues.map(({ path }) => path.join('.'))
}

test('o que o formulário guarda de uma empresa é o que o contrato aceita de volta', () => {
  expect(camposRecusados(valores)).toEqual([])
  expect(paraEnvio(valores)).toMatchObject({ endereco: null, dados_bancarios: null })
})

test('uma empresa nova só precisa de CNPJ e nomes', () => {
  expect(camposRecusados(empresaNova)).toEqual(['cnpj', 'razao_social', 'nome_fantasia'])
})

test('um endereço começado precisa ser terminado, e cada falta é dita no seu campo', () => {
  const comecado = { ...valores, endereco: { ...valores.endereco, cep: '13010000', numero: ' ' } }
  expect(camposRecusados(comecado)).toEqual([
    'endereco.logradouro',
    'endereco.numero',
    'endereco.bairro',
    'endereco.codigo_ibge',
  ])
})

test('metade de uma conta é recusada no campo que falta; convênio e Pix podem faltar', () => {
  const dados_bancarios = { ...CONTA_VAZIA, banco: '341', agencia: '1234', conta: '56789-0' }
  expect(camposRecusados({ ...valores, dados_bancarios })).toEqual(['dados_bancarios.carteira'])
  expect(camposRecusados({ ...valores, dados_bancarios: { ...dados_bancarios, carteira: '109' } })).toEqual(
    [],
  )
})
