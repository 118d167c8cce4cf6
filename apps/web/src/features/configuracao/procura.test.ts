import { chaves } from '@balcao/contract/provedor/configuracao-catalogo'
import { expect, test } from 'vitest'
import { chavesDoGrupo, encontrar, grupos } from './procura.ts'

test('sem nada digitado, todas', () => {
  expect(encontrar('')).toEqual(chaves)
  expect(encontrar('   ')).toEqual(chaves)
})

test.each([
  ['retencao', 'dias_do_rascunho'],
  ['RETENÇÃO', 'anos_da_auditoria'],
  ['smtp_porta', 'smtp_porta'],
  ['senha minima', 'senha_minima'],
  ['etiqueta anatel', 'indice_reajuste'],
  ['tenant', 'microsoft_tenant'],
  ['logotipo', 'logo'],
])('"%s" encontra %s, sem acentos, por rótulo, descrição, chave ou grupo', (busca, chave) => {
  expect(encontrar(busca)).toContain(chave)
})

test('todas as palavras precisam ocorrer', () => {
  expect(encontrar('validade convite')).toEqual(['dias_do_convite'])
  expect(encontrar('validade inexistente')).toEqual([])
})

test('cada configuração está em um grupo, e nenhum grupo está vazio', () => {
  expect(grupos.flatMap(chavesDoGrupo).sort()).toEqual([...chaves].sort())
  for (const grupo of grupos) expect(chavesDoGrupo(grupo)).not.toEqual([])
})
