import type { EmpresaResumo } from '@balcao/contract/provedor/empresa'
import { beforeAll, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { empresa } from './empresa.table.ts'

const s = usarServidor()
const caixa = { token: '' }

beforeAll(async () => {
  caixa.token = (await s().fabrica.pessoa({ grupo: [] })).acesso
  await s()
    .db.insert(empresa)
    .values([
      { nome_fantasia: 'Água Viva Net', razao_social: 'Zeta Redes S.A.', cnpj: '12ABC34501DE35' },
      { nome_fantasia: 'Beta Fibra', razao_social: 'Ômega Ltda.', cnpj: '11222333000181', ativo: false },
      { nome_fantasia: 'Çedilha', razao_social: 'Alfa Ltda.', cnpj: '33683111000280' },
      { nome_fantasia: 'Sumida', razao_social: 'Sumida', cnpj: '11444777000161', excluido_em: '2026-01-01' },
    ])
})

const pedir = (resto: string) => s().pedir('GET', `/empresa${resto}`, { token: caixa.token })
const nomes = async (resto: string) =>
  ((await pedir(resto)).corpo.itens as EmpresaResumo[]).map((e) => e.nome_fantasia)

test('qualquer pessoa autenticada lista, em ordem do português, e a excluída não aparece', async () => {
  expect(await nomes('')).toEqual(['Água Viva Net', 'Beta Fibra', 'Çedilha'])
  expect(await nomes('?ordem=-nome_fantasia')).toEqual(['Çedilha', 'Beta Fibra', 'Água Viva Net'])
  expect(await nomes('?ordem=razao_social')).toEqual(['Çedilha', 'Beta Fibra', 'Água Viva Net'])
  expect((await s().pedir('GET', '/empresa')).status).toBe(401)
})

test.each([
  ['agua viva', 'Água Viva Net'],
  ['OMEGA', 'Beta Fibra'],
  ['12.ABC.345/01DE-35', 'Água Viva Net'],
  ['12abc34501de35', 'Água Viva Net'],
  ['12 abc 345', 'Água Viva Net'],
  ['33.683.111/0002-80', 'Çedilha'],
  ['33683111', 'Çedilha'],
])('a busca por "%s" acha %s', async (busca, achada) => {
  expect(await nomes(`?busca=${encodeURIComponent(busca)}`)).toEqual([achada])
})

test('filtra por situação, pagina por cursor e conta', async () => {
  expect(await nomes('?ativo=false')).toEqual(['Beta Fibra'])
  const primeira = (await pedir('?limite=2')).corpo
  expect([primeira.itens.length, primeira.total]).toEqual([2, 3])
  expect(await nomes(`?limite=2&cursor=${primeira.proximo}`)).toEqual(['Çedilha'])
})

test('o CSV traz o que está filtrado, com o CNPJ como se lê', async () => {
  const { texto } = await pedir('/exportar?busca=viva')
  expect(texto).toMatch(
    /^\uFEFFNome fantasia;Razão social;CNPJ;Situação;Atualizada em\r\nÁgua Viva Net;Zeta Redes S\.A\.;12\.ABC\.345\/01DE-35;Ativa;[^;]+\r\n$/,
  )
})
