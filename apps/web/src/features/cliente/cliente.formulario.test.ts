import { DadosCliente } from '@balcao/contract/clientes/cliente/cliente'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { clienteCompleto, idDeTeste } from '#partes/cliente/cliente.fabrica.ts'
import {
  clienteNovo,
  EsquemaDosValores,
  enderecoNovo,
  paraEnvio,
  telefoneNovo,
  type ValoresCliente,
  valoresDe,
} from './cliente.formulario.ts'

const errosDe = (valores: ValoresCliente) => {
  const lidos = z.safeParse(EsquemaDosValores, valores)
  return (lidos.error?.issues ?? []).map(({ path }) => path.join('.'))
}
const preenchido = (): ValoresCliente => ({
  ...clienteNovo(idDeTeste(90), '52998224725'),
  nome: 'Maria da Silva',
})

test('do registro ao formulário e de volta nada se perde', () => {
  const cliente = clienteCompleto()
  const { enderecos, telefones } = paraEnvio(valoresDe(cliente))
  const { cidade: _, uf: __, ...endereco } = cliente.enderecos[0] ?? {}
  expect(enderecos).toEqual([endereco])
  expect(telefones).toEqual(cliente.telefones)
  expect(errosDe(valoresDe(cliente))).toEqual([])
})

test('o telefone e o endereço oferecidos e não preenchidos não são enviados', () => {
  const enviados = paraEnvio(preenchido())
  expect([enviados.telefones, enviados.enderecos]).toEqual([[], []])
  expect(z.safeParse(DadosCliente, enviados).success).toBe(true)
})

test('um vazio no meio é cobrado no seu lugar, e os de depois não mudam de número', () => {
  const valores = preenchido()
  valores.telefones = [
    telefoneNovo(true),
    { ...telefoneNovo(false), numero: '123' },
    { ...telefoneNovo(false), numero: '' },
  ]
  expect(errosDe(valores)).toEqual(['telefones.0.numero', 'telefones.1.numero'])
})

test('o endereço começado é cobrado campo a campo, também a cidade', () => {
  const valores = preenchido()
  valores.enderecos = [{ ...enderecoNovo(), cep: '13010000', numero: '10' }]
  expect(errosDe(valores)).toEqual([
    'enderecos.0.logradouro',
    'enderecos.0.bairro',
    'enderecos.0.codigo_ibge',
  ])
})

test('a latitude ilegível é recusada no seu campo', () => {
  const valores = valoresDe(clienteCompleto())
  valores.enderecos = valores.enderecos.map((e) => ({ ...e, latitude: Number.NaN, longitude: 200 }))
  expect(errosDe(valores)).toEqual(['enderecos.0.latitude', 'enderecos.0.longitude'])
})

test('de dois telefones iguais, diz qual é o repetido', () => {
  const valores = preenchido()
  const numero = '+5519987654321'
  valores.telefones = [
    { ...telefoneNovo(true), numero },
    { ...telefoneNovo(false), numero },
  ]
  expect(errosDe(valores)).toContain('telefones.1.numero')
})

test('pessoa física não leva nome fantasia nem responsável; jurídica não leva RG, mãe nem nascimento', () => {
  const valores: ValoresCliente = {
    ...preenchido(),
    nome_fantasia: 'Pão Quente',
    responsavel: { nome: 'João', cpf: '12345678909', data_nascimento: '1980-05-17' },
    rg: '1',
    nome_mae: 'Josefa',
    data_nascimento: '1988-03-17',
  }
  expect(paraEnvio(valores)).toMatchObject({ nome_fantasia: null, responsavel: null, rg: '1' })
  expect(paraEnvio({ ...valores, tipo_pessoa: 'PJ', cpf_cnpj: '12ABC34501DE35' })).toMatchObject({
    nome_fantasia: 'Pão Quente',
    responsavel: { nome: 'João', cpf: '12345678909', data_nascimento: '1980-05-17' },
    rg: null,
    nome_mae: null,
    data_nascimento: null,
  })
})

test('o responsável pela metade é cobrado no que falta', () => {
  const pj: ValoresCliente = { ...preenchido(), tipo_pessoa: 'PJ', cpf_cnpj: '12ABC34501DE35' }
  expect(errosDe(pj)).toEqual([])
  const responsavel = { ...pj.responsavel, nome: 'João Pereira' }
  expect(errosDe({ ...pj, responsavel })).toEqual(['responsavel.cpf'])
  expect(errosDe({ ...pj, responsavel: { ...pj.responsavel, data_nascimento: '1980-05-17' } })).toEqual([
    'responsavel.nome',
    'responsavel.cpf',
  ])
})
