import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { planoPreco } from '#catalogo/plano/plano-ligacoes.table.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { CAMPINAS, chamadasDeOferta, SANTOS } from './oferta.fabrica.ts'

const s = usarServidor()
const { listar, nomes } = chamadasDeOferta(s)
const mundo = { admin: '', norte: '', sul: '', loja: '', telefone: '' }

beforeAll(async () => {
  const { db, admin, fabrica } = s()
  mundo.admin = (await admin()).acesso
  mundo.norte = (await fabrica.empresa('Norte')).id
  mundo.sul = (await fabrica.empresa('Sul')).id
  mundo.loja = (await umCanal(db, { nome: 'Loja' })).id
  mundo.telefone = (await umCanal(db, { nome: 'Telefone', empresas: [mundo.sul] })).id

  await umPlano(db, { nome: 'Em todo lugar' })
  await umPlano(db, { nome: 'Só em Campinas', cidades: [CAMPINAS], tecnologia: 'RADIO' })
  await umPlano(db, { nome: 'Só do Norte', empresas: [mundo.norte], destaque: true })
  await umPlano(db, { nome: 'Só na loja', canais: [mundo.loja], valor_mensal: 59_90 })
  await umPlano(db, { nome: 'Só empresas', tipos_pessoa: ['PJ'], download_mbps: 1000 })
  await umPlano(db, { nome: 'Retirado', ativo: false })
  await umPlano(db, { nome: 'Do ano que vem', vigencia_inicio: '2999-01-01' })
  await umPlano(db, { nome: 'Do ano passado', vigencia_inicio: '2020-01-01', vigencia_fim: '2020-12-31' })
  const semPreco = await umPlano(db, { nome: 'Ainda sem preço' })
  await db.update(planoPreco).set({ a_partir_de: '2999-01-01' }).where(eq(planoPreco.plano_id, semPreco.id))
})

const TUDO = ['Em todo lugar', 'Só do Norte', 'Só em Campinas', 'Só empresas', 'Só na loja']

test('o que está à venda hoje: nem retirado, nem futuro, nem encerrado, nem sem preço', async () => {
  expect(await nomes(mundo.admin)).toEqual(TUDO)
  const { corpo } = await listar(mundo.admin)
  expect(corpo).toMatchObject({ total: 5, total_exato: true, canal_venda_id: null })
  expect(corpo.dia).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('cada critério tira o que não se vende ali; o que não é dito não restringe', async () => {
  const sem = (...fora: string[]) => TUDO.filter((nome) => !fora.includes(nome))
  expect(await nomes(mundo.admin, { codigo_ibge: SANTOS })).toEqual(sem('Só em Campinas'))
  expect(await nomes(mundo.admin, { codigo_ibge: CAMPINAS })).toEqual(TUDO)
  expect(await nomes(mundo.admin, { empresa_id: mundo.sul })).toEqual(sem('Só do Norte'))
  expect(await nomes(mundo.admin, { canal_venda_id: mundo.loja })).toEqual(TUDO)
  expect(await nomes(mundo.admin, { tipo_pessoa: 'PF' })).toEqual(sem('Só empresas'))
  expect(await nomes(mundo.admin, { codigo_ibge: SANTOS, tipo_pessoa: 'PF', empresa_id: mundo.sul })).toEqual(
    ['Em todo lugar', 'Só na loja'],
  )
})

test('um canal vende pelas empresas a que atende, e só enquanto está ativo', async () => {
  const vendidos = await nomes(mundo.admin, { canal_venda_id: mundo.telefone })
  expect(vendidos).toEqual(['Em todo lugar', 'Só em Campinas', 'Só empresas'])
  const fechado = await umCanal(s().db, { ativo: false })
  expect(await nomes(mundo.admin, { canal_venda_id: fechado.id })).toEqual([])
})

test('cidade, canal e empresa que não existem não vendem nada', async () => {
  const ninguem = '0192f0c1-0000-7000-8000-000000000000'
  expect(await nomes(mundo.admin, { codigo_ibge: 3599999 })).toEqual([])
  expect(await nomes(mundo.admin, { canal_venda_id: ninguem })).toEqual([])
  expect(await nomes(mundo.admin, { empresa_id: ninguem })).toEqual([])
})

test('quem tem só algumas empresas vê o que elas vendem, e nada por uma empresa alheia', async () => {
  const { acesso } = await s().fabrica.pessoa({ empresas: [mundo.sul] })
  expect(await nomes(acesso)).toEqual(TUDO.filter((nome) => nome !== 'Só do Norte'))
  expect(await nomes(acesso, { empresa_id: mundo.norte })).toEqual([])
  expect((await listar('')).status).toBe(401)
})

test('uma empresa inativa não vende', async () => {
  const { db, fabrica } = s()
  const { id } = await fabrica.empresa('Fechada')
  await umPlano(db, { nome: 'Da fechada', empresas: [id] })
  expect(await nomes(mundo.admin)).toContain('Da fechada')
  await db.update(empresa).set({ ativo: false }).where(eq(empresa.id, id))
  expect(await nomes(mundo.admin)).toEqual(TUDO)
})

test('sem canal dito vale o da própria pessoa; “todos” não restringe', async () => {
  const { db, fabrica } = s()
  const pessoa = await fabrica.pessoa()
  await db.update(usuario).set({ canal_venda_id: mundo.telefone }).where(eq(usuario.id, pessoa.id))
  const { corpo } = await listar(pessoa.acesso)
  expect(corpo.canal_venda_id).toBe(mundo.telefone)
  expect(corpo.total).toBe(3)
  expect((await listar(pessoa.acesso, { canal_venda_id: mundo.loja })).corpo.total).toBe(5)
  const todos = (await listar(pessoa.acesso, { canal_venda_id: 'todos' })).corpo
  expect(todos).toMatchObject({ total: 5, canal_venda_id: null })
})

test('busca sem acento, tecnologia, e ordem por destaque, preço e velocidade', async () => {
  const emOrdem = async (filtro: Record<string, string>) =>
    (await listar(mundo.admin, filtro)).corpo.itens.map((o: { nome: string }) => o.nome)
  expect(await emOrdem({ busca: 'so campinas' })).toEqual(['Só em Campinas'])
  expect(await emOrdem({ tecnologia: 'RADIO' })).toEqual(['Só em Campinas'])
  expect((await emOrdem({})).slice(0, 2)).toEqual(['Só do Norte', 'Só na loja'])
  expect((await emOrdem({ ordem: 'valor_mensal' }))[0]).toBe('Só na loja')
  expect((await emOrdem({ ordem: '-download_mbps' }))[0]).toBe('Só empresas')
})

test('as páginas se emendam sem repetir nem perder', async () => {
  const vistos: string[] = []
  let cursor: string | null = null
  do {
    const { corpo } = await listar(mundo.admin, { limite: 2, ...(cursor && { cursor }) })
    vistos.push(...corpo.itens.map((o: { nome: string }) => o.nome))
    cursor = corpo.proximo
  } while (cursor)
  expect(vistos.toSorted()).toEqual(TUDO)
})

test.each([
  ['codigo_ibge', 'abc'],
  ['tipo_pessoa', 'PX'],
  ['canal_venda_id', 'meu'],
  ['tecnologia', 'POMBO'],
  ['planos', 'a,b'],
  ['ordem', 'senha'],
])('recusa %s=%s no campo', async (campo, valor) => {
  const { status, corpo } = await listar(mundo.admin, { [campo]: valor })
  expect(status).toBe(400)
  expect(Object.keys(corpo.campos)).toEqual([campo])
})
