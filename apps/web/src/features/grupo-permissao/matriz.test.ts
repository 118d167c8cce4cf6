import { permissoes } from '@balcao/contract/base/permissao'
import { expect, test } from 'vitest'
import {
  conhecidas,
  daColuna,
  daLinha,
  diferenca,
  filtrarMatriz,
  marcacao,
  marcar,
  matriz,
} from './matriz.ts'

const linha = (area: string) => {
  const achada = matriz.find((l) => l.area === area)
  if (!achada) throw new Error(`sem a área ${area}`)
  return achada
}

test('toda permissão do catálogo está na matriz, uma vez só', () => {
  expect(matriz.flatMap(daLinha).toSorted()).toEqual(permissoes.toSorted())
})

test('a coluna é da permissão do próprio assunto; as demais ficam pelo nome', () => {
  const venda = linha('Venda')
  expect(venda.celulas).toEqual({ LISTAR: 'LISTAR.VENDA', CRIAR: 'CRIAR.VENDA', EDITAR: 'EDITAR.VENDA' })
  expect(venda.outras).toContain('LISTAR.TODAS_VENDAS')
  expect(venda.outras).toContain('REALIZAR_VENDA')
  expect(linha('Adicional').celulas.VINCULAR).toBe('VINCULAR.ADICIONAL')
})

test('a coluna inteira são as permissões daquela ação nas linhas à vista', () => {
  expect(daColuna(matriz, 'IMPORTAR')).toEqual(['IMPORTAR.CLIENTE'])
  expect(daColuna([linha('Usuário'), linha('Empresa')], 'CRIAR')).toEqual(['CRIAR.USUARIO', 'CRIAR.EMPRESA'])
})

test('a busca não liga para acentos, e uma área achada pelo nome fica inteira', () => {
  expect(filtrarMatriz(matriz, 'promocao').map((l) => l.area)).toEqual(['Promoção'])
  expect(filtrarMatriz(matriz, 'usuario')[0]).toEqual(linha('Usuário'))
})

test('a busca por uma permissão mostra só ela, na sua linha', () => {
  expect(filtrarMatriz(matriz, 'audio')).toEqual([
    { area: 'Venda', celulas: {}, outras: ['REALIZAR_VENDA.AUDIO_ACEITE'] },
  ])
  expect(filtrarMatriz(matriz, 'IMPORTAR.CLIENTE').flatMap(daLinha)).toEqual(['IMPORTAR.CLIENTE'])
  expect(filtrarMatriz(matriz, 'todas as vendas')).toEqual([
    { area: 'Venda', celulas: {}, outras: ['LISTAR.TODAS_VENDAS'] },
  ])
  expect(filtrarMatriz(matriz, 'não existe')).toEqual([])
})

test('uma linha está toda, em parte ou nada marcada', () => {
  const boleto = daLinha(linha('Boleto'))
  expect(marcacao(boleto, new Set())).toBe('nenhuma')
  expect(marcacao(boleto, new Set(['CRIAR.BOLETO']))).toBe('algumas')
  expect(marcacao(boleto, new Set(boleto))).toBe('todas')
})

test('a mesma escolha é sempre a mesma lista, na ordem do catálogo', () => {
  const umaOrdem = marcar(new Set(['CRIAR.USUARIO']), ['CRIAR.VENDA'], true)
  expect(umaOrdem).toEqual(marcar(new Set(['CRIAR.VENDA']), ['CRIAR.USUARIO'], true))
  expect(marcar(new Set(umaOrdem), ['CRIAR.VENDA'], false)).toEqual(['CRIAR.USUARIO'])
})

test('o que o catálogo já não conhece fica de fora', () => {
  expect(conhecidas(['EDITAR.USUARIO', 'VOAR.AVIAO'])).toEqual(['EDITAR.USUARIO'])
})

test('a diferença separa o que foi concedido do que foi retirado', () => {
  expect(diferenca(['A', 'B'], ['B', 'C'])).toEqual({ concedidas: ['C'], retiradas: ['A'] })
})
