import type { Empresa } from '@balcao/contract/provedor/empresa'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { EsquemaDosValores, empresaNova, paraEnvio, valoresDe } from './empresa.formulario.ts'

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
  expect(paraEnvio(valores)).toMatchObject({ endereco: null })
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
