import { criarHabilidade } from '@balcao/contract/base/habilidade'
import { describe, expect, test } from 'vitest'
import { comIds } from './dados-da-rota.ts'
import { avaliarGuardas, type Destino, type Situacao } from './guardas.ts'

const ID = '0192d3a4-5b6c-7d8e-9f01-234567890abc'

const destino = (parte: Partial<Destino> = {}): Destino => ({
  caminho: '/admin/usuario',
  params: {},
  rotas: [{}],
  existe: true,
  ...parte,
})

const situacao = (parte: Partial<Situacao> = {}): Situacao => ({
  autenticada: true,
  habilidade: criarHabilidade(['LISTAR.USUARIO']),
  origem: '/admin/painel',
  regras: {},
  ...parte,
})

const tipo = (d: Partial<Destino>, s: Partial<Situacao> = {}) => avaliarGuardas(destino(d), situacao(s)).tipo

describe('na ordem da especificação', () => {
  const invalida = { valida: () => false }
  const proibida = { habilidade: ['EDITAR.EMPRESA'] } as const

  test('1: endereço inválido é 404, mesmo público e sem login', () => {
    expect(tipo({ rotas: [{ ...invalida, publica: true }] }, { autenticada: false })).toBe('nao_encontrada')
  })
  test('2: página pública passa sem login, sem permissão e sem regras', () => {
    const regras = { '/login': { redirect: '/outro' } }
    expect(
      tipo({ caminho: '/login', rotas: [{ ...proibida, publica: true }] }, { autenticada: false, regras }),
    ).toBe('passar')
  })
  test('3: sem login vai entrar, antes de saber de permissão ou de regra', () => {
    const regras = { '/admin/usuario': { redirect: '/outro' } }
    expect(tipo({ rotas: [proibida] }, { autenticada: false, regras })).toBe('entrar')
  })
  test('4: sair da venda recarrega tudo, antes de ver a permissão', () => {
    expect(tipo({ rotas: [proibida] }, { origem: '/vendedor' })).toBe('carga_completa')
    expect(tipo({ rotas: [proibida] }, { origem: '/vendedor/venda/1' })).toBe('carga_completa')
    expect(tipo({ rotas: [proibida] }, { origem: '/vendedor/venda/1/plano' })).toBe('carga_completa')
  })
  test('5: sem a permissão não passa, nem para onde a regra levaria', () => {
    const regras = { '/admin/usuario': { redirect: '/outro' } }
    expect(tipo({ rotas: [proibida] }, { regras })).toBe('sem_permissao')
  })
  test('6: a regra do manifesto leva a outro endereço, de dentro ou de fora', () => {
    const regras = { '/a': { redirect: '/b' }, '/c': { redirect: 'https://exemplo.com.br/d' } }
    expect(avaliarGuardas(destino({ caminho: '/a', existe: false }), situacao({ regras }))).toEqual({
      tipo: 'redirecionar',
      para: '/b',
      externo: false,
    })
    expect(avaliarGuardas(destino({ caminho: '/c/' }), situacao({ regras }))).toEqual({
      tipo: 'redirecionar',
      para: 'https://exemplo.com.br/d',
      externo: true,
    })
  })
})

test('ficar na venda não recarrega, e uma página parecida não é a venda', () => {
  expect(tipo({ caminho: '/vendedor/nova' }, { origem: '/vendedor' })).toBe('passar')
  expect(tipo({ caminho: '/vendedor' }, { origem: '/vendedor/venda/1/plano' })).toBe('passar')
  expect(tipo({}, { origem: '/vendedores' })).toBe('passar')
  expect(tipo({}, { origem: null })).toBe('passar')
})

test('uma das permissões basta', () => {
  expect(tipo({ rotas: [{ habilidade: ['EDITAR.EMPRESA', 'LISTAR.USUARIO'] }] })).toBe('passar')
})

test('todas as rotas do caminho são conferidas, não só a última', () => {
  expect(tipo({ rotas: [{ habilidade: ['EDITAR.EMPRESA'] }, {}] })).toBe('sem_permissao')
})

test('um endereço que ninguém conhece é 404, com ou sem login', () => {
  expect(tipo({ caminho: '/nada', existe: false }, { autenticada: false })).toBe('nao_encontrada')
  expect(tipo({ caminho: '/constructor', existe: false })).toBe('nao_encontrada')
})

test('um id precisa ser um id, ou a palavra de criação daquela tela', () => {
  const valida = comIds('novo')
  expect(valida({ id: ID })).toBe(true)
  expect(valida({ id: 'novo' })).toBe(true)
  expect(valida({ id: 'nova' })).toBe(false)
  expect(valida({ id: `${ID}0` })).toBe(false)
  expect(comIds()({ id: ID, planoId: '1' })).toBe(false)
})
