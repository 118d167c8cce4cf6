import type { MotivoDeSemelhanca, Semelhante } from '@balcao/contract/clientes/cliente/semelhante'
import { expect, test } from 'vitest'
import { clienteCompleto, idDeTeste } from '#partes/cliente/cliente.fabrica.ts'
import { perguntaDe, porMotivo } from '#partes/cliente/semelhantes/semelhantes.ts'
import {
  clienteNovo,
  enderecoNovo,
  telefoneNovo,
  type ValoresCliente,
  valoresDe,
} from './cliente.formulario.ts'

const novo = (parte: Partial<ValoresCliente>): ValoresCliente => ({ ...clienteNovo(idDeTeste(90)), ...parte })

test('só pergunta pelo que já está inteiro', () => {
  expect(perguntaDe(novo({}), undefined)).toBeNull()
  expect(perguntaDe(novo({ cpf_cnpj: '5299822472' }), undefined)).toBeNull()
  expect(
    perguntaDe(novo({ telefones: [{ ...telefoneNovo(true), numero: '(19) 98765' }] }), undefined),
  ).toBeNull()
  expect(perguntaDe(novo({ enderecos: [{ ...enderecoNovo(), cep: '13010000' }] }), undefined)).toBeNull()
  expect(perguntaDe(novo({ cpf_cnpj: '52998224725' }), undefined)).toEqual({
    empresa_id: idDeTeste(90),
    cpf_cnpj: '52998224725',
    telefones: [],
    enderecos: [],
  })
})

test('um celular ainda sem o nono dígito já pode ser o de alguém', () => {
  const telefones = [{ ...telefoneNovo(true), numero: '(19) 87654-321' }]
  expect(perguntaDe(novo({ telefones }), undefined)?.telefones).toEqual(['(19) 87654-321'])
})

test('sem empresa escolhida não há onde procurar', () => {
  expect(perguntaDe({ ...clienteNovo('', '52998224725') }, undefined)).toBeNull()
})

test('o endereço de cobrança não conta, e o próprio registro fica de fora', () => {
  const valores = valoresDe(clienteCompleto())
  const cobranca = valores.enderecos.map((e) => ({ ...e, tipo: 'COBRANCA' as const }))
  expect(perguntaDe(valores, idDeTeste(10))).toMatchObject({
    telefones: ['+5519987654321', '+551932321000'],
    enderecos: [{ cep: '13010000', numero: '1001', complemento: null }],
    exceto: idDeTeste(10),
  })
  expect(perguntaDe({ ...valores, enderecos: cobranca }, idDeTeste(10))?.enderecos).toEqual([])
})

test('cada um aparece uma vez, no motivo mais certo', () => {
  const um = (fim: number, motivos: MotivoDeSemelhanca[]): Semelhante => ({
    id: idDeTeste(fim),
    codigo: fim,
    nome: 'Maria',
    cpf_cnpj: null,
    situacao: 'ATIVO',
    restrito: false,
    motivos,
  })
  const todos = [um(1, ['ENDERECO', 'TELEFONE']), um(2, ['ENDERECO']), um(3, ['TELEFONE', 'DOCUMENTO'])]
  const codigos = (motivo: MotivoDeSemelhanca) => porMotivo(todos, motivo).map(({ codigo }) => codigo)
  expect([codigos('DOCUMENTO'), codigos('TELEFONE'), codigos('ENDERECO')]).toEqual([[3], [1], [2]])
})
