import {
  ClienteDoRascunho,
  DadosDoRascunho,
  EnderecoDoRascunho,
  RASCUNHO_VAZIO,
} from '@balcao/contract/vendas/rascunho'
import { expect, test } from 'vitest'
import { camposDiferentes, comCamposDe, emPalavras, juntarNomes } from './campos.ts'
import { nomesDosCampos } from './rascunho.textos.ts'

const ID = '019a0000-0000-7000-8000-000000000001'
const meu: DadosDoRascunho = {
  ...RASCUNHO_VAZIO,
  cliente: { nome: 'Ana', telefones: [{ numero: '11', tipo: 'CELULAR', whatsapp: true, principal: true }] },
  plano_id: ID,
  promocoes: [],
}
const deles: DadosDoRascunho = {
  ...RASCUNHO_VAZIO,
  cliente: {
    nome: 'Ana',
    email: 'a@b.br',
    telefones: [{ principal: true, whatsapp: true, tipo: 'CELULAR', numero: '11' }],
  },
}

test('todo campo do rascunho tem nome', () => {
  const { formato: _, cliente: __, endereco: ___, agendamento, ...raiz } = DadosDoRascunho.shape
  const todos = [
    ...Object.keys(raiz),
    ...Object.keys(ClienteDoRascunho.shape).map((campo) => `cliente.${campo}`),
    ...Object.keys(EnderecoDoRascunho.shape).map((campo) => `endereco.${campo}`),
    ...Object.keys(agendamento.shape).map((campo) => `agendamento.${campo}`),
  ]
  expect(Object.keys(nomesDosCampos).sort()).toEqual(todos.sort())
})

test('a ordem em que o servidor devolve as chaves não é diferença', () => {
  expect(camposDiferentes(meu, deles)).toEqual(['cliente.email', 'plano_id', 'promocoes'])
})

test('junta o que se escolheu de cada lado, também o que um deles deixou vazio', () => {
  expect(comCamposDe(meu, deles, ['cliente.email', 'plano_id'])).toEqual({
    formato: 1,
    cliente: { ...meu.cliente, email: 'a@b.br' },
    endereco: {},
    adicionais: [],
    promocoes: [],
    agendamento: {},
  })
})

test.each([
  ['plano_id', ID, 'Fibra 500'],
  ['plano_id', '019a0000-0000-7000-8000-000000000002', 'Outra escolha, cujo nome este aparelho não conhece'],
  ['promocoes', null, 'As que juntas deixam o menor preço'],
  ['promocoes', [], 'Nenhuma'],
  ['adicionais', [{ id: ID, quantidade: 2 }], '2 × Fibra 500'],
  ['cliente.data_nascimento', '1990-05-01', '01/05/1990'],
  ['cliente.tipo_pessoa', 'PJ', 'Pessoa jurídica'],
  ['agendamento.turno', 'MANHA', 'Manhã'],
  ['cliente.telefones', meu.cliente.telefones, '11'],
  ['dia_vencimento', 10, '10'],
  ['cupom', undefined, ''],
])('%s %j lê-se “%s”', (caminho, valor, texto) => {
  const nomes = juntarNomes({ itens: [{ id: ID, nome: 'Fibra 500' }] })
  expect(emPalavras(caminho, valor, nomes)).toBe(texto)
})
