import type { Permissao } from '@balcao/contract/base/permissao'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { dadosDeCanal, umCanal } from './canal-venda.fabrica.ts'

/** Somebody who has only some of the companies. */
const s = usarServidor()
const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
const GESTOR: Permissao[] = [
  'LISTAR.CANAL_VENDA',
  'CRIAR.CANAL_VENDA',
  'EDITAR.CANAL_VENDA',
  'EXCLUIR.CANAL_VENDA',
]
const cada = { token: '', minha: '', outra: '', meu: '', alheio: '', dividido: '', geral: '' }
beforeAll(async () => {
  const { db, fabrica } = s()
  const [minha, outra] = [(await fabrica.empresa()).id, (await fabrica.empresa()).id]
  Object.assign(cada, {
    token: (await fabrica.pessoa({ grupo: GESTOR, empresas: [minha] })).acesso,
    minha,
    outra,
    meu: (await umCanal(db, { nome: 'Quiosque meu', empresas: [minha] })).id,
    alheio: (await umCanal(db, { nome: 'Quiosque alheio', empresas: [outra] })).id,
    dividido: (await umCanal(db, { nome: 'Quiosque dividido', empresas: [minha, outra] })).id,
    geral: (await umCanal(db, { nome: 'Quiosque geral' })).id,
  })
})
const chamar = (metodo: 'GET' | 'PUT' | 'POST' | 'DELETE', resto = '', corpo?: object) =>
  s().pedir(metodo, `/canal-venda${resto}`, { token: cada.token, ...(corpo && { corpo }) })

test('o canal de outra empresa responde os mesmos bytes que um id inexistente, em cada chamada', async () => {
  const corpo = { ...dadosDeCanal({ empresas: [cada.minha] }), versao: 1 }
  for (const [metodo, resto, dados] of [
    ['GET', '', undefined],
    ['GET', '/historico', undefined],
    ['PUT', '', corpo],
    ['DELETE', '', undefined],
  ] as const) {
    const inexistente = await chamar(metodo, `/${NINGUEM}${resto}`, dados)
    const alheio = await chamar(metodo, `/${cada.alheio}${resto}`, dados)
    expect([inexistente.status, alheio.status], `${metodo} ${resto}`).toEqual([404, 404])
    expect(alheio.texto).toBe(inexistente.texto)
  }
})

test('lista, opções e CSV trazem os de uma empresa da pessoa e os de todas', async () => {
  const nomes = (itens: { nome: string }[]) =>
    itens.map((c) => c.nome).filter((n) => n.startsWith('Quiosque'))
  expect(nomes((await chamar('GET', '?busca=quiosque')).corpo.itens)).toEqual([
    'Quiosque dividido',
    'Quiosque geral',
    'Quiosque meu',
  ])
  expect(nomes((await chamar('GET', '/opcoes')).corpo)).toEqual([
    'Quiosque dividido',
    'Quiosque geral',
    'Quiosque meu',
  ])
  expect((await chamar('GET', '/exportar')).texto).not.toContain('Quiosque alheio')
})

test('um canal que também é de outras empresas se vê, mas não se altera', async () => {
  for (const id of [cada.dividido, cada.geral]) {
    expect((await chamar('GET', `/${id}`)).corpo.editavel).toBe(false)
    const corpo = { ...dadosDeCanal({ empresas: [cada.minha] }), versao: 1 }
    expect((await chamar('PUT', `/${id}`, corpo)).status).toBe(403)
    expect((await chamar('DELETE', `/${id}`)).status).toBe(403)
    expect((await chamar('GET', `/${id}/historico`)).status).toBe(403)
  }
  expect((await chamar('GET', `/${cada.meu}`)).corpo.editavel).toBe(true)
  expect((await chamar('GET', `/${cada.meu}/historico`)).status).toBe(200)
})

test('de um canal dividido se veem as próprias empresas, e filtrar pela outra é como por uma que não existe', async () => {
  const { corpo } = await chamar('GET', `/${cada.dividido}`)
  expect(corpo.empresas.map((e: { id: string }) => e.id)).toEqual([cada.minha])
  const total = async (empresa: string) =>
    (await chamar('GET', `?busca=quiosque&empresa_id=${empresa}`)).corpo.total
  expect(await total(cada.outra)).toBe(await total(NINGUEM))
  expect(await total(cada.minha.toUpperCase())).toBe(3)
})

test('a recusa de excluir conta o que é de outras empresas sem dizer os nomes', async () => {
  const { db, fabrica } = s()
  const { id } = await umCanal(db, { empresas: [cada.minha] })
  const alheio = await umPlano(db, { nome: 'Segredo', empresas: [cada.outra], canais: [id] })
  await umPlano(db, { nome: 'Fibra minha', empresas: [cada.minha], canais: [id] })
  await umaPromocao(db, { nome: 'Segredo', planos: [alheio.id], canais: [id] })
  await umaPromocao(db, { nome: 'Natal', canais: [id] })
  for (const [nome, empresas] of [
    ['Segredo', [cada.outra]],
    ['Ana', [cada.minha]],
  ] as const) {
    const pessoa = await fabrica.usuario({ nome, empresas: [...empresas] })
    await db.update(usuario).set({ canal_venda_id: id }).where(eq(usuario.id, pessoa.id))
  }
  const { status, corpo } = await chamar('DELETE', `/${id}`)
  expect([status, corpo.message]).toEqual([
    409,
    'Este canal não pode ser excluído enquanto estiver em uso: 2 planos (Fibra minha, de outra empresa); ' +
      '2 promoções (Natal, de outra empresa); 2 usuários (Ana, de outra empresa).',
  ])
})

test('não se cria nem se passa um canal para empresas que não se tem', async () => {
  expect((await chamar('POST', '', dadosDeCanal())).status).toBe(403)
  const alheia = await chamar('POST', '', dadosDeCanal({ empresas: [cada.minha, cada.outra] }))
  expect([alheia.status, alheia.corpo.campos]).toEqual([422, { empresas: ['Empresa não encontrada'] }])
  const corpo = { ...dadosDeCanal({ empresas: [cada.outra] }), versao: 1 }
  expect((await chamar('PUT', `/${cada.meu}`, corpo)).status).toBe(422)
  expect((await chamar('POST', '', dadosDeCanal({ empresas: [cada.minha] }))).status).toBe(201)
})

test('inativo ou excluído sai das opções', async () => {
  const { db } = s()
  await umCanal(db, { nome: 'Inativo', ativo: false })
  const { id } = await umCanal(db, { nome: 'Efêmero', empresas: [cada.minha] })
  expect((await chamar('DELETE', `/${id}`)).status).toBe(200)
  const { texto } = await chamar('GET', '/opcoes')
  expect(texto).not.toMatch(/Inativo|Efêmero/)
})
