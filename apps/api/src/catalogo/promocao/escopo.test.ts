import { beforeAll, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { dadosDePromocao, edicaoDePromocao, umaPromocao } from './promocao.fabrica.ts'

const s = usarServidor()
const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
const caixa = { token: '', outra: '', meu: '', dividido: '', alheio: '', deTodas: '' }

beforeAll(async () => {
  const { db, fabrica } = s()
  const [minha, outra] = [await fabrica.empresa(), await fabrica.empresa()]
  const plano = async (nome: string, empresas?: string[]) =>
    (await umPlano(db, { nome, ...(empresas && { empresas }) })).id
  Object.assign(caixa, {
    outra: outra.id,
    token: (await fabrica.pessoa({ grupo: 'Administrador', empresas: [minha.id] })).acesso,
    meu: await plano('Meu', [minha.id]),
    dividido: await plano('Dividido', [minha.id, outra.id]),
    alheio: await plano('Alheio', [outra.id]),
    deTodas: await plano('De todas'),
  })
})

const pedir = (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', resto: string, corpo?: object) =>
  s().pedir(metodo, `/promocao${resto}`, { token: caixa.token, ...(corpo && { corpo }) })

test.each<[string, () => string[] | undefined, 404 | 403 | 200]>([
  ['só planos meus', () => [caixa.meu], 200],
  ['um plano meu e um de outra empresa', () => [caixa.meu, caixa.alheio], 403],
  ['um plano que outra empresa também vende', () => [caixa.dividido], 403],
  ['um plano de todas as empresas', () => [caixa.deTodas], 403],
  ['todos os planos', () => undefined, 403],
  ['só planos de outra empresa', () => [caixa.alheio], 404],
])('com %s', async (nome, planos, ao_mudar) => {
  const lista = planos()
  const promocao = await umaPromocao(s().db, { nome, ...(lista && { planos: lista }) })
  const visivel = ao_mudar !== 404
  const lida = await pedir('GET', `/${promocao.id}`)
  expect(lida.status).toBe(visivel ? 200 : 404)
  // The history contains the names that the record hides.
  expect((await pedir('GET', `/${promocao.id}/historico`)).status).toBe(ao_mudar)
  const { corpo: achadas } = await pedir('GET', '?limite=200')
  expect(achadas.itens.some((p: { id: string }) => p.id === promocao.id)).toBe(visivel)
  const planilha = (await pedir('GET', '/exportar')).texto
  expect(planilha.includes(`\n${nome};`)).toBe(visivel)

  const corpo = visivel
    ? edicaoDePromocao(lida.corpo)
    : { ...dadosDePromocao({ planos: [caixa.meu] }), versao: 1 }
  if (visivel) expect(lida.corpo.editavel).toBe(ao_mudar === 200)
  expect((await pedir('PUT', `/${promocao.id}`, corpo)).status).toBe(ao_mudar)
  const vinculos = { adicionais: [], versao: 2 }
  expect((await pedir('PUT', `/${promocao.id}/adicionais`, vinculos)).status).toBe(ao_mudar)
  expect((await pedir('DELETE', `/${promocao.id}`)).status).toBe(ao_mudar)
})

test('os nomes do plano e do canal de outra empresa não se mostram', async () => {
  const canal = await umCanal(s().db, { empresas: [caixa.outra] })
  const { id } = await umaPromocao(s().db, { planos: [caixa.meu, caixa.alheio], canais: [canal.id] })
  const { corpo } = await pedir('GET', `/${id}`)
  expect(corpo.planos.map((p: { nome: string }) => p.nome).sort()).toEqual(['Meu', 'de outra empresa'])
  expect(corpo.canais).toEqual([{ id: canal.id, nome: 'de outra empresa' }])
})

test('filtrar pelo plano ou pelo canal de outra empresa é como por um que não existe', async () => {
  const canal = await umCanal(s().db, { empresas: [caixa.outra] })
  await umaPromocao(s().db, { planos: [caixa.meu, caixa.alheio], canais: [canal.id] })
  const total = async (filtro: string) => (await pedir('GET', `?${filtro}`)).corpo.total
  expect(await total(`plano_id=${caixa.alheio}`)).toBe(await total(`plano_id=${NINGUEM}`))
  expect(await total(`canal_venda_id=${canal.id}`)).toBe(await total(`canal_venda_id=${NINGUEM}`))
  expect(await total(`plano_id=${caixa.meu}`)).toBeGreaterThan(await total(`plano_id=${NINGUEM}`))
})

test.each<[string, () => object, RegExp]>([
  ['todos os planos', () => ({ todos_planos: true }), /não tem todas as empresas/],
  ['um plano de outra empresa', () => ({ planos: [caixa.alheio] }), /^Plano não encontrado$/],
  ['um plano dividido', () => ({ planos: [caixa.dividido] }), /“Dividido” também é vendido por empresas/],
  ['um plano de todas', () => ({ planos: [caixa.meu, caixa.deTodas] }), /“De todas” também é vendido/],
])('quem tem só algumas empresas não cria para %s', async (_, dados, texto) => {
  const { status, corpo } = await pedir('POST', '', dadosDePromocao(dados()))
  expect(status).toBe(422)
  expect(corpo.campos.planos.join()).toMatch(texto)
})

test('cria para os seus, e continua a ver e a editar', async () => {
  const { status, corpo } = await pedir('POST', '', dadosDePromocao({ planos: [caixa.meu] }))
  expect(status).toBe(201)
  expect(corpo.editavel).toBe(true)
})
