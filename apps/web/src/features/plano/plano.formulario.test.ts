import { NovoPlano, type Plano } from '@balcao/contract/catalogo/plano'
import { expect, test } from 'vitest'
import { mostrarCampo, planoNovo, ValoresPlano, valoresDe } from './plano.formulario.ts'

const ID = '01a1dd40-e7af-75fe-ab7c-82a347c16d10'
const LOJA = { id: '01a1dd40-e7af-75fe-ab7c-82a347c16d11', nome: 'Loja Centro' }
const MESH = { id: '01a1dd40-e7af-75fe-ab7c-82a347c16d12', nome: 'Malha Wi-Fi' }
const preco = {
  a_partir_de: '2026-01-01',
  valor_mensal: 9990,
  taxa_instalacao: 0,
  situacao: 'VIGENTE' as const,
}

const { valor_mensal: _, taxa_instalacao: __, ...campos } = planoNovo('2026-01-01')
const plano: Plano = {
  ...campos,
  id: ID,
  codigo: 'F500',
  nome: 'Fibra 500',
  download_mbps: 500,
  upload_mbps: 250,
  todos_canais: false,
  empresas: [],
  canais: [LOJA],
  recursos: [{ ...MESH, icone: 'tabler:wifi', cor: null }],
  adicionais: [
    {
      adicional_id: MESH.id,
      nome: MESH.nome,
      cobranca: 'MENSAL',
      obrigatorio: true,
      valor: 990,
      valor_de_tabela: 2990,
    },
  ],
  preco,
  precos: [preco],
  situacao: 'A_VENDA',
  promocoes: 0,
  editavel: true,
  criado_em: '2026-03-05T17:30:00Z',
  atualizado_em: '2026-03-05T17:30:00Z',
  versao: 1,
}

test('o que o formulário guarda de um plano é o que o contrato aceita de volta', () => {
  const valores = valoresDe(plano)
  expect(ValoresPlano.safeParse(valores).success).toBe(true)
  expect(valores.canais).toEqual([LOJA.id])
  expect(valores.adicionais).toEqual([{ adicional_id: MESH.id, obrigatorio: true, valor: 990 }])
})

test('um plano novo só pede o que ninguém pode adivinhar', () => {
  const recusas = NovoPlano.safeParse(planoNovo('2026-01-01')).error?.issues.map(({ path }) => path[0])
  expect(new Set(recusas)).toEqual(
    new Set(['codigo', 'nome', 'download_mbps', 'upload_mbps', 'valor_mensal']),
  )
})

test.each([
  ['beneficio_valor', 60000, 'R$ 600,00'],
  ['vigencia_fim', '2026-12-31', '31/12/2026'],
  ['vigencia_fim', null, 'vazio'],
  ['download_mbps', 500, '500 Mbps'],
  ['fidelidade_meses', 12, '12 meses'],
  ['tecnologia', 'SATELITE', 'Satélite'],
  ['tipos_pessoa', ['PF', 'PJ'], 'Pessoa física, Pessoa jurídica'],
  ['cidades', [3509502, 2611606], '2 cidades'],
  ['cidades', '20 cidades (+20 −2)', '20 cidades (+20 −2)'],
  ['canais', [LOJA.id], 'Loja Centro'],
  ['canais', ['Loja Centro'], 'Loja Centro'],
  [
    'adicionais',
    [{ adicional_id: MESH.id, obrigatorio: true, valor: 990 }],
    'Malha Wi-Fi (obrigatório, R$ 9,90)',
  ],
  ['adicionais', [{ adicional_id: MESH.id, obrigatorio: false, valor: null }], 'Malha Wi-Fi (opcional)'],
  ['restrito', true, 'Sim'],
])('%s %j lê-se "%s"', (campo, valor, texto) => {
  expect(mostrarCampo(campo, valor, [LOJA, MESH])).toBe(texto)
})
