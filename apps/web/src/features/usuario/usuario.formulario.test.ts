import type { Usuario } from '@balcao/contract/acesso/usuario'
import { expect, test } from 'vitest'
import { convidado, mostrarCampo, ValoresUsuario, valoresDe } from './usuario.formulario.ts'

const ID = '01a1dd40-e7af-75fe-ab7c-82a347c16d10'
const EMPRESA = { id: '01a1dd40-e7af-75fe-ab7c-82a347c16d11', nome: 'Fibra Norte' }
const usuario: Usuario = {
  id: ID,
  nome: 'Ana Lima',
  email: 'ana@provedor.com.br',
  telefone: '+5511987654321',
  grupo_permissao_id: ID,
  grupo: 'Vendedor',
  todas_empresas: false,
  empresas: [EMPRESA],
  canal_venda_id: null,
  canal_venda: null,
  provedor: 'local',
  ativo: true,
  situacao: 'ATIVO',
  ultimo_acesso: null,
  editavel: true,
  criado_em: '2026-03-05T17:30:00Z',
  atualizado_em: '2026-03-05T17:30:00Z',
  versao: 1,
}

test('o que o formulário guarda de um usuário é o que o contrato aceita de volta', () => {
  expect(ValoresUsuario.safeParse(valoresDe(usuario)).success).toBe(true)
  expect(valoresDe(usuario).empresas).toEqual([EMPRESA.id])
})

test.each([
  ['telefone', '+5511987654321', '(11) 98765-4321'],
  ['telefone', null, 'vazio'],
  ['provedor', 'microsoft', 'Microsoft'],
  ['ativo', false, 'Não'],
  ['grupo_permissao_id', EMPRESA.id, 'Fibra Norte'],
  ['empresas', [EMPRESA.id, 'sem nome conhecido'], 'Fibra Norte, sem nome conhecido'],
  ['empresas', [], 'vazio'],
])('%s %j lê-se "%s"', (campo, valor, texto) => {
  expect(mostrarCampo(campo, valor, [EMPRESA])).toBe(texto)
})

test('no convite, o que não tem escolha já vem escolhido', () => {
  const grupo = (nome: string, vende: boolean, concedivel = true) => ({ id: nome, nome, vende, concedivel })
  const [outro, vendedor, loja] = [
    grupo('Backoffice', false),
    grupo('Vendedor', true),
    grupo('Balconista', true),
  ]
  const grupoDe = (...grupos: (typeof outro)[]) =>
    convidado({ empresas: [], grupos }, true).grupo_permissao_id
  expect(convidado({ empresas: [EMPRESA], grupos: [vendedor] }, false)).toMatchObject({
    empresas: [EMPRESA.id],
    grupo_permissao_id: '',
  })
  expect(convidado({ empresas: [EMPRESA, { id: ID }], grupos: [] }, true).empresas).toEqual([])
  expect(grupoDe(outro, vendedor)).toBe('Vendedor')
  expect(grupoDe(outro, loja)).toBe('Balconista')
  expect(grupoDe(vendedor, loja)).toBe('Vendedor')
  expect(grupoDe(loja, grupo('Dono', true))).toBe('')
  expect(grupoDe(grupo('Vendedor', true, false))).toBe('')
})
