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
const OUTRO_ID = '019a0000-0000-7000-8000-000000000003'
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
  [
    'cliente.telefones',
    [
      { numero: '+5511987654321', tipo: 'CELULAR', whatsapp: true, principal: true },
      { numero: '+551133334444', tipo: 'RESIDENCIAL', whatsapp: false, principal: false },
    ],
    '(11) 98765-4321 (WhatsApp), (11) 3333-4444',
  ],
  ['cliente.cpf_cnpj', '52998224725', '529.982.247-25'],
  [
    'cliente.responsavel',
    { nome: 'Rui', cpf: '52998224725', data_nascimento: '1980-02-03' },
    'Rui, 529.982.247-25, nasc. 03/02/1980',
  ],
  ['endereco.cep', '13010000', '13010-000'],
  ['endereco.codigo_ibge', 3509502, 'Campinas – SP'],
  ['endereco.codigo_ibge', 3550308, 'São Paulo – SP'],
  ['endereco.codigo_ibge', 1, 'Outra escolha, cujo nome este aparelho não conhece'],
  ['endereco.id', OUTRO_ID, 'Rua Barão, 1'],
  ['dia_vencimento', 10, '10'],
  ['cupom', undefined, ''],
])('%s %j lê-se “%s”', (caminho, valor, texto) => {
  const casa = { id: OUTRO_ID, logradouro: 'Rua Barão', numero: '1' }
  const nomes = juntarNomes({
    itens: [{ id: ID, nome: 'Fibra 500' }],
    cidades: [{ codigo: 3550308, nome: 'São Paulo', uf: 'SP' }],
    enderecos: [{ ...casa, codigo_ibge: 3509502, cidade: 'Campinas', uf: 'SP' }],
  })
  expect(emPalavras(caminho, valor, nomes)).toBe(texto)
})
