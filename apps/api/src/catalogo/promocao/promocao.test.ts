import type { Promocao } from '@balcao/contract/catalogo/promocao'
import { beforeAll, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { conferirRecusa } from '#testes/recusas.ts'
import { dadosDePromocao, edicaoDePromocao, umaPromocao } from './promocao.fabrica.ts'

const s = usarServidor()
const caixa = { token: '' }
beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
})

const CAMPINAS = 3509502
const SUMARE = 3552403

const pedir = (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', resto = '', corpo?: object) =>
  s().pedir(metodo, `/promocao${resto}`, { token: caixa.token, ...(corpo && { corpo }) })
const criar = (dados: Parameters<typeof dadosDePromocao>[0] = {}) => pedir('POST', '', dadosDePromocao(dados))
const obter = async (id: string): Promise<Promocao> => (await pedir('GET', `/${id}`)).corpo
const editar = async (id: string, mudancas: Parameters<typeof edicaoDePromocao>[1]) =>
  pedir('PUT', `/${id}`, edicaoDePromocao(await obter(id), mudancas))
const historico = async (id: string) => (await pedir('GET', `/${id}/historico`)).corpo.itens

test('criar grava tudo, obter devolve o mesmo, e o histórico é em palavras', async () => {
  const plano = await umPlano(s().db, { nome: 'Fibra 700' })
  const { status, corpo } = await criar({
    nome: '  Volta às aulas ',
    codigo: ' aulas-26 ',
    desconto_instalacao: { tipo: 'PRECO_FINAL', valor: 0 },
    planos: [plano.id],
    cidades: [CAMPINAS, SUMARE],
    limite_total: 200,
  })
  expect(status).toBe(201)
  expect(corpo).toMatchObject({
    nome: 'Volta às aulas',
    codigo: 'AULAS-26',
    planos: [{ id: plano.id, nome: 'Fibra 700' }],
    cidades: [CAMPINAS, SUMARE],
    adicionais: [],
    usos: 0,
    situacao: 'VALENDO',
    dias_restantes: null,
    editavel: true,
    versao: 1,
  })
  expect(await obter(corpo.id)).toEqual(corpo)
  const [linha] = await historico(corpo.id)
  expect(linha).toMatchObject({ acao: 'CRIAR', quem: 'Administrador' })
  expect(linha.mudancas).toEqual(
    expect.arrayContaining([
      { campo: 'desconto_mensalidade', antes: null, depois: '50% de desconto na mensalidade' },
      { campo: 'desconto_instalacao', antes: null, depois: 'instalação grátis' },
      { campo: 'planos', antes: null, depois: ['Fibra 700'] },
      { campo: 'cidades', antes: null, depois: expect.stringContaining('Campinas/SP') },
    ]),
  )
})

test('editar troca as listas inteiras; ao lado de "todos", a lista não se guarda', async () => {
  const [a, b] = [await umPlano(s().db, { nome: 'Plano A' }), await umPlano(s().db, { nome: 'Plano B' })]
  const { id } = await umaPromocao(s().db, { planos: [a.id], cidades: [CAMPINAS] })
  expect((await editar(id, { planos: [b.id], cidades: [SUMARE] })).corpo).toMatchObject({
    planos: [{ nome: 'Plano B' }],
    cidades: [SUMARE],
    versao: 2,
  })
  const [linha] = await historico(id)
  expect(linha.mudancas).toEqual([
    { campo: 'planos', antes: ['Plano A'], depois: ['Plano B'] },
    { campo: 'cidades', antes: '1 cidade', depois: expect.stringMatching(/Sumaré.*Campinas/) },
  ])
  const { corpo } = await editar(id, { todos_planos: true, planos: [a.id], todas_cidades: true })
  expect(corpo).toMatchObject({ todos_planos: true, planos: [], todas_cidades: true, cidades: [] })
})

test('um cupom de outra promoção é recusado no campo, em qualquer caixa; o de uma excluída fica livre', async () => {
  const { corpo: primeira } = await criar({ codigo: 'BF2026' })
  const repetido = { status: 422, corpo: { campos: { codigo: ['Já existe uma promoção com este cupom'] } } }
  expect(await criar({ codigo: 'bf2026' })).toMatchObject(repetido)
  const { corpo: outra } = await criar({ codigo: 'BF2026-B' })
  expect(await editar(outra.id, { codigo: 'Bf2026' })).toMatchObject(repetido)
  expect((await editar(primeira.id, { nome: 'Com o próprio cupom' })).status).toBe(200)
  await pedir('DELETE', `/${primeira.id}`)
  expect((await editar(outra.id, { codigo: 'BF2026' })).status).toBe(200)
  expect((await criar({ codigo: null })).status).toBe(201)
  expect((await criar({ codigo: null })).status).toBe(201)
})

const UM_ID = '0197f000-0000-7000-8000-000000000000'

test.each<[string, object, string, RegExp]>([
  [
    'vigência que termina antes de começar',
    { vigencia_inicio: '2026-05-02', vigencia_fim: '2026-05-01' },
    'vigencia_fim',
    /termina antes de começar/,
  ],
  ['dia que não existe', { vigencia_inicio: '2026-02-30' }, 'vigencia_inicio', /inválida/],
  [
    'percentual acima de 100',
    { desconto_mensalidade: { tipo: 'PERCENTUAL', valor: 100_01 } },
    'desconto_mensalidade.valor',
    /máximo é 100%/,
  ],
  [
    'percentual de nada',
    { desconto_mensalidade: { tipo: 'PERCENTUAL', valor: 0 } },
    'desconto_mensalidade.valor',
    /maior que 0/,
  ],
  [
    'valor negativo',
    { desconto_instalacao: { tipo: 'VALOR', valor: -1 } },
    'desconto_instalacao.valor',
    /mínimo/,
  ],
  [
    'valor acima de um milhão',
    { desconto_mensalidade: { tipo: 'VALOR', valor: 1_000_000_01 } },
    'desconto_mensalidade.valor',
    /máximo/,
  ],
  [
    'centavo quebrado',
    { desconto_mensalidade: { tipo: 'VALOR', valor: 10.5 } },
    'desconto_mensalidade.valor',
    /inteiros/,
  ],
  [
    'tipo de desconto desconhecido',
    { desconto_mensalidade: { tipo: 'METADE', valor: 1 } },
    'desconto_mensalidade.tipo',
    /./,
  ],
  ['nenhum mês', { duracao_meses: 0 }, 'duracao_meses', /mínimo/],
  ['sem plano', { todos_planos: false, planos: [] }, 'planos', /ao menos um plano/],
  ['sem canal', { todos_canais: false, canais: [] }, 'canais', /ao menos um canal/],
  ['sem cidade', { todas_cidades: false, cidades: [] }, 'cidades', /ao menos uma cidade/],
  ['plano que não existe', { planos: [UM_ID] }, 'planos', /não encontrado/],
  ['canal que não existe', { canais: [UM_ID] }, 'canais', /não encontrado/],
  ['cidade que não existe', { cidades: [3_599_999] }, 'cidades', /desconhecida/],
  ['plano repetido', { planos: [UM_ID, UM_ID] }, 'planos', /repetido/],
  ['cupom com espaço', { codigo: 'DEZ OFF' }, 'codigo', /letras, números e traço/],
  ['limite de nada', { limite_total: 0 }, 'limite_total', /mínimo/],
  ['nome curto', { nome: 'a' }, 'nome', /3 caracteres/],
])('%s é recusado no campo, e nada se grava', async (caso, dados, campo, texto) => {
  const contar = async () => (await s().pool.query('select count(*)::int as n from promocao')).rows[0].n
  const antes = await contar()
  const resposta = await criar(dados as Parameters<typeof dadosDePromocao>[0])
  conferirRecusa(resposta, caso)
  expect(resposta.corpo.campos[campo]?.join()).toMatch(texto)
  expect(await contar()).toBe(antes)
})

test('os usos são das vendas: não se mandam, não mudam ao editar, e o limite não desce abaixo deles', async () => {
  const { id } = await umaPromocao(s().db, { usos: 12, limite_total: 50 })
  expect((await pedir('PUT', `/${id}`, { ...edicaoDePromocao(await obter(id)), usos: 0 })).status).toBe(400)
  expect(await editar(id, { limite_total: 11 })).toMatchObject({
    status: 422,
    corpo: {
      campos: { limite_total: ['A promoção já foi usada 12 vezes: o limite não pode ser menor que isso'] },
    },
  })
  expect((await editar(id, { limite_total: 12 })).corpo).toMatchObject({ usos: 12, situacao: 'ESGOTADA' })
  expect((await editar(id, { limite_total: null })).corpo).toMatchObject({ usos: 12, situacao: 'VALENDO' })
})

test('versão velha → 409 com o registro atual; sem versão → 428', async () => {
  const { id } = await umaPromocao(s().db)
  const lida = edicaoDePromocao(await obter(id))
  const primeira = await pedir('PUT', `/${id}`, { ...lida, prioridade: 1 })
  expect(await pedir('PUT', `/${id}`, { ...lida, prioridade: 2 })).toMatchObject({
    status: 409,
    corpo: { codigo: 'VERSAO_DESATUALIZADA', atual: primeira.corpo },
  })
  const { versao: _, ...semVersao } = lida
  expect((await pedir('PUT', `/${id}`, semVersao)).status).toBe(428)
})

test('usada, não se exclui, e a recusa diz o que fazer; sem uso, some', async () => {
  const { id: usada } = await umaPromocao(s().db, { usos: 1 })
  expect(await pedir('DELETE', `/${usada}`)).toMatchObject({
    status: 409,
    corpo: {
      codigo: 'EM_USO',
      message:
        'Esta promoção já foi usada 1 vez e não pode ser excluída. Desative-a, e ela deixa de ser oferecida.',
    },
  })
  const { id } = await umaPromocao(s().db)
  expect((await pedir('DELETE', `/${id}`)).status).toBe(200)
  for (const metodo of ['GET', 'DELETE'] as const) expect((await pedir(metodo, `/${id}`)).status).toBe(404)
})

test('cada chamada pede a sua permissão', async () => {
  const { id } = await umaPromocao(s().db)
  const vinculador = await s().fabrica.pessoa({ grupo: ['VINCULAR.ADICIONAL'] })
  const com = (metodo: 'GET' | 'PUT' | 'DELETE', resto: string, corpo?: object) =>
    s().pedir(metodo, `/promocao${resto}`, { token: vinculador.acesso, ...(corpo && { corpo }) })
  expect((await com('GET', `/${id}`)).status).toBe(200)
  expect((await com('GET', '')).status).toBe(403)
  expect((await com('PUT', `/${id}`, edicaoDePromocao(await obter(id)))).status).toBe(403)
  expect((await com('DELETE', `/${id}`)).status).toBe(403)
  expect((await com('PUT', `/${id}/adicionais`, { adicionais: [], versao: 1 })).status).toBe(200)
})
