import type { Permissao } from '@balcao/contract/base/permissao'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { usarServidor } from '#teste/ambiente.ts'
import { dadosDeCanal, umCanal } from './canal-venda.fabrica.ts'

const s = usarServidor()
const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
const GESTOR: Permissao[] = [
  'LISTAR.CANAL_VENDA',
  'CRIAR.CANAL_VENDA',
  'EDITAR.CANAL_VENDA',
  'EXCLUIR.CANAL_VENDA',
]
const caixa = { token: '', minha: '', outra: '', meu: '', alheio: '', dividido: '', geral: '' }

beforeAll(async () => {
  const { db, fabrica } = s()
  const [minha, outra] = [(await fabrica.empresa()).id, (await fabrica.empresa()).id]
  Object.assign(caixa, {
    token: (await fabrica.pessoa({ grupo: GESTOR, empresas: [minha] })).acesso,
    minha,
    outra,
    meu: (await umCanal(db, { nome: 'Meu', empresas: [minha] })).id,
    alheio: (await umCanal(db, { nome: 'Alheio', empresas: [outra] })).id,
    dividido: (await umCanal(db, { nome: 'Dividido', empresas: [minha, outra] })).id,
    geral: (await umCanal(db, { nome: 'Geral' })).id,
  })
})

const pedir = (metodo: 'GET' | 'PUT' | 'POST' | 'DELETE', resto = '', corpo?: object) =>
  s().pedir(metodo, `/canal-venda${resto}`, { token: caixa.token, ...(corpo && { corpo }) })

test('o canal de outra empresa responde os mesmos bytes que um id inexistente, em cada chamada', async () => {
  const corpo = { ...dadosDeCanal({ empresas: [caixa.minha] }), versao: 1 }
  for (const [metodo, resto, dados] of [
    ['GET', '', undefined],
    ['GET', '/historico', undefined],
    ['PUT', '', corpo],
    ['DELETE', '', undefined],
  ] as const) {
    const inexistente = await pedir(metodo, `/${NINGUEM}${resto}`, dados)
    const alheio = await pedir(metodo, `/${caixa.alheio}${resto}`, dados)
    expect([inexistente.status, alheio.status], `${metodo} ${resto}`).toEqual([404, 404])
    expect(alheio.texto).toBe(inexistente.texto)
  }
})

test('lista, opções e CSV trazem os de uma empresa da pessoa e os de todas', async () => {
  const nomes = (itens: { nome: string }[]) => itens.map((c) => c.nome)
  expect(nomes((await pedir('GET')).corpo.itens)).toEqual(['Dividido', 'Geral', 'Meu'])
  expect(nomes((await pedir('GET', '/opcoes')).corpo)).toEqual(['Dividido', 'Geral', 'Meu'])
  expect((await pedir('GET', '/exportar')).texto).not.toContain('Alheio')
})

test('um canal que também é de outras empresas se vê, mas não se altera', async () => {
  for (const id of [caixa.dividido, caixa.geral]) {
    expect((await pedir('GET', `/${id}`)).corpo.editavel).toBe(false)
    const corpo = { ...dadosDeCanal({ empresas: [caixa.minha] }), versao: 1 }
    expect((await pedir('PUT', `/${id}`, corpo)).status).toBe(403)
    expect((await pedir('DELETE', `/${id}`)).status).toBe(403)
    expect((await pedir('GET', `/${id}/historico`)).status).toBe(403)
  }
  expect((await pedir('GET', `/${caixa.meu}`)).corpo.editavel).toBe(true)
  expect((await pedir('GET', `/${caixa.meu}/historico`)).status).toBe(200)
})

test('de um canal dividido se veem as próprias empresas, e filtrar pela outra é como por uma que não existe', async () => {
  const { corpo } = await pedir('GET', `/${caixa.dividido}`)
  expect(corpo.empresas.map((e: { id: string }) => e.id)).toEqual([caixa.minha])
  const total = async (empresa: string) => (await pedir('GET', `?empresa_id=${empresa}`)).corpo.total
  expect(await total(caixa.outra)).toBe(await total(NINGUEM))
  expect(await total(caixa.minha.toUpperCase())).toBe(3)
})

test('a recusa de excluir conta o que é de outras empresas sem dizer os nomes', async () => {
  const { db, fabrica } = s()
  const { id } = await umCanal(db, { empresas: [caixa.minha] })
  const alheio = await umPlano(db, { nome: 'Segredo', empresas: [caixa.outra], canais: [id] })
  await umPlano(db, { nome: 'Fibra minha', empresas: [caixa.minha], canais: [id] })
  await umaPromocao(db, { nome: 'Segredo', planos: [alheio.id], canais: [id] })
  await umaPromocao(db, { nome: 'Natal', canais: [id] })
  for (const [nome, empresas] of [
    ['Segredo', [caixa.outra]],
    ['Ana', [caixa.minha]],
  ] as const) {
    const pessoa = await fabrica.usuario({ nome, empresas: [...empresas] })
    await db.update(usuario).set({ canal_venda_id: id }).where(eq(usuario.id, pessoa.id))
  }
  const { status, corpo } = await pedir('DELETE', `/${id}`)
  expect([status, corpo.message]).toEqual([
    409,
    'Este canal não pode ser excluído enquanto estiver em uso: 2 planos (Fibra minha, de outra empresa); ' +
      '2 promoções (Natal, de outra empresa); 2 usuários (Ana, de outra empresa).',
  ])
})

test('não se cria nem se passa um canal para empresas que não se tem', async () => {
  expect((await pedir('POST', '', dadosDeCanal())).status).toBe(403)
  const alheia = await pedir('POST', '', dadosDeCanal({ empresas: [caixa.minha, caixa.outra] }))
  expect([alheia.status, alheia.corpo.campos]).toEqual([422, { empresas: ['Empresa não encontrada'] }])
  const corpo = { ...dadosDeCanal({ empresas: [caixa.outra] }), versao: 1 }
  expect((await pedir('PUT', `/${caixa.meu}`, corpo)).status).toBe(422)
  expect((await pedir('POST', '', dadosDeCanal({ empresas: [caixa.minha] }))).status).toBe(201)
})

test('inativo ou excluído sai das opções', async () => {
  const { db } = s()
  await umCanal(db, { nome: 'Inativo', ativo: false })
  const { id } = await umCanal(db, { nome: 'Efêmero', empresas: [caixa.minha] })
  expect((await pedir('DELETE', `/${id}`)).status).toBe(200)
  const { texto } = await pedir('GET', '/opcoes')
  expect(texto).not.toMatch(/Inativo|Efêmero/)
})
