import { randomBytes } from 'node:crypto'
import type { Aviso } from '@balcao/contract/vendas/aviso-api'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarAceites } from '#testes/usar-aceites.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { tentativaDoLink } from './aceite.table.ts'

const aceites = usarAceites()
const { s, caixa, dados, aguardando, quemE, identificar, ingressar, oferta } = aceites
const { aceitar, links, tokenDe, daEquipe, lerVenda } = aceites
const ERRADO = { final_cpf: '0000', data_nascimento: '1950-01-01' }
const semLink = () => randomBytes(42).toString('base64url')
let quantos = 0
/** Each test comes from its own address. */
const ip = () => `10.1.${Math.floor(++quantos / 200)}.${quantos % 200}`

test('quem mostra quem é recebe o ingresso e é chamado pelo primeiro nome', async () => {
  const pedida = await aguardando()
  const { status, corpo } = await identificar(pedida.t, quemE(pedida.venda))
  expect([status, corpo]).toMatchObject([200, { estado: 'ABERTO', primeiro_nome: 'João', fechada: null }])
  const { protocolo, cliente, textos } = await oferta(corpo.ingresso)
  expect(protocolo).toBe(pedida.venda.protocolo)
  expect(textos[0]?.texto).toContain(`Eu, ${cliente.nome} (documento ${cliente.documento}), li`)
})

test('por uma empresa responde quem a representa', async () => {
  const responsavel = { nome: 'Ana Lima', cpf: cpfDeTeste(), data_nascimento: '1980-02-03' }
  const { telefones } = dados().cliente
  const cliente = {
    tipo_pessoa: 'PJ' as const,
    cpf_cnpj: '11222333000181',
    nome: 'Padaria Central',
    telefones,
  }
  const pedida = await aguardando({ cliente: { ...cliente, responsavel } })
  const { data_nascimento } = responsavel
  expect((await identificar(pedida.t, { final_cpf: '0181', data_nascimento })).status).toBe(401)
  const certo = await identificar(pedida.t, { final_cpf: responsavel.cpf.slice(-4), data_nascimento })
  expect(certo.corpo).toMatchObject({ estado: 'ABERTO', primeiro_nome: 'Ana' })
  const { textos } = await oferta(certo.corpo.ingresso)
  expect(textos[0]?.texto).toContain('Eu, Ana Lima, em nome de Padaria Central (documento')
})

test('o link de outra pessoa, um usado, um vencido, um substituído, um cortado e um inventado dizem o mesmo', async () => {
  const [alheio, usado, vencido, substituido] = [
    await aguardando(),
    await aguardando(),
    await aguardando(),
    await aguardando(),
  ]
  await aceitar(await ingressar(usado))
  await s()
    .db.update(venda)
    .set({ aceite_ate: sql`now() - interval '1 hour'` })
    .where(eq(venda.id, vencido.venda.id))
  await daEquipe(substituido.venda, 'reenviar_link')
  const tokens = [alheio.t, usado.t, vencido.t, substituido.t, alheio.t.slice(0, 40), semLink()]
  const respostas = await Promise.all(tokens.map((t) => identificar(t, ERRADO, { ip: ip() })))
  expect(new Set(respostas.map(({ status, texto }) => `${status} ${texto}`)).size).toBe(1)
  expect(respostas[0]?.corpo.codigo).toBe('NAO_CONFERE')
})

test('só a própria pessoa fica sabendo o que houve com o link', async () => {
  const estado = async (t: string, de: Parameters<typeof quemE>[0]) => {
    const { corpo } = await identificar(t, quemE(de))
    return [corpo.estado, corpo.ingresso === null, corpo.fechada !== null]
  }
  const usado = await aguardando()
  await aceitar(await ingressar(usado))
  expect(await estado(usado.t, usado.venda)).toEqual(['ACEITO', true, true])

  const vencido = await aguardando()
  await s()
    .db.update(venda)
    .set({ aceite_ate: sql`now() - interval '1 hour'` })
    .where(eq(venda.id, vencido.venda.id))
  expect(await estado(vencido.t, vencido.venda)).toEqual(['VENCIDO', true, false])

  const trocado = await aguardando()
  await daEquipe(trocado.venda, 'reenviar_link')
  expect(await estado(trocado.t, trocado.venda)).toEqual(['SUBSTITUIDO', true, false])

  const cancelado = await aguardando()
  await daEquipe(cancelado.venda, 'cancelar', { motivo: 'Desistiu' })
  expect(await estado(cancelado.t, cancelado.venda)).toEqual(['ENCERRADO', true, false])
})

describe('quem erra', () => {
  test('cinco vezes bloqueia o link, mesmo para a resposta certa; um link novo abre de novo', async () => {
    const { venda, t } = await aguardando()
    const onde = { ip: ip() }
    const erros = []
    for (let i = 0; i < 5; i++) erros.push((await identificar(t, ERRADO, onde)).corpo)
    expect(erros.map(({ codigo }) => codigo)).toEqual([...Array(4).fill('NAO_CONFERE'), 'LINK_BLOQUEADO'])
    expect(erros[3].message).toContain('Resta 1 tentativa')
    const certa = await identificar(t, quemE(venda), onde)
    expect([certa.status, certa.corpo.codigo]).toEqual([403, 'LINK_BLOQUEADO'])
    expect(certa.corpo.message).toContain('Peça um novo')
    expect((await links(venda)).aceite?.bloqueado).toBe(true)
    await daEquipe(venda, 'reenviar_link')
    const { aceite } = await links(venda)
    expect(aceite?.bloqueado).toBe(false)
    const novo = tokenDe(aceite?.endereco)
    expect(novo).not.toBe(t)
    expect((await identificar(novo, quemE(venda), onde)).status).toBe(200)
  })

  test('o bloqueio é contado a quem vendeu, uma vez, e fica escrito na venda até haver outro link', async () => {
    const { venda, t } = await aguardando()
    const onde = { ip: ip() }
    for (let i = 0; i < 6; i++) await identificar(t, ERRADO, onde)
    const avisos = (await s().pedir('GET', '/aviso', { token: caixa.vendedor })).corpo.itens as Aviso[]
    const daVenda = avisos.filter(({ venda_id }) => venda_id === venda.id)
    expect(daVenda).toMatchObject([{ tipo: 'bloquear_link', situacao: 'AGUARDANDO_ACEITE', quem: null }])
    const bloqueada = await lerVenda(venda)
    expect(bloqueada.motivo).toContain('Link bloqueado')
    expect(bloqueada.historico.at(-1)).toMatchObject({ acao: 'bloquear_link', autor: 'SISTEMA' })
    expect((await daEquipe(venda, 'reenviar_link')).motivo).toBeNull()
    // The earlier link is dead: whoever goes on guessing at it bothers nobody.
    await s().db.delete(tentativaDoLink)
    for (let i = 0; i < 5; i++) await identificar(t, ERRADO, { ip: ip() })
    expect((await lerVenda(venda)).motivo).toBeNull()
  })

  test('o que não é link bloqueia do mesmo jeito', async () => {
    const t = semLink()
    const onde = { ip: ip() }
    const codigos = []
    for (let i = 0; i < 6; i++) codigos.push((await identificar(t, ERRADO, onde)).corpo.codigo)
    expect(codigos.slice(3)).toEqual(['NAO_CONFERE', 'LINK_BLOQUEADO', 'LINK_BLOQUEADO'])
  })

  test('ao mesmo tempo não passa de cinco respostas conferidas', async () => {
    const { t } = await aguardando()
    const respostas = await Promise.all(
      Array.from({ length: 20 }, () => identificar(t, ERRADO, { ip: ip() })),
    )
    const conferidas = respostas.filter(({ corpo }) => corpo.codigo === 'NAO_CONFERE')
    expect(conferidas).toHaveLength(4)
    const linhas = await s().db.select().from(tentativaDoLink).where(eq(tentativaDoLink.falhas, 6))
    expect(linhas).toHaveLength(0)
  })

  test('e acerta na quarta volta a ter cinco tentativas', async () => {
    const { venda, t } = await aguardando()
    const onde = { ip: ip() }
    for (let i = 0; i < 3; i++) await identificar(t, ERRADO, onde)
    expect((await identificar(t, quemE(venda), onde)).status).toBe(200)
    expect((await identificar(t, ERRADO, onde)).corpo.message).toContain('Restam 4 tentativas')
  })
})

test('quem adivinha links não acerta nenhum e é freado pelo endereço, qualquer que seja o cabeçalho', async () => {
  const { venda } = await aguardando()
  const onde = (i: number) => ({ ip: '10.9.9.9', cabecalhos: { 'x-forwarded-for': `200.1.1.${i % 250}` } })
  const vistos = new Map<number, number>()
  for (let i = 0; i < 200; i++) {
    const adivinhado = i % 2 ? semLink() : `${semLink().slice(0, -1)}A`
    const { status, cabecalhos } =
      i % 3
        ? await identificar(adivinhado, quemE(venda), onde(i))
        : await s().pedir('GET', '/fechada', { token: adivinhado, ...onde(i) })
    vistos.set(status, (vistos.get(status) ?? 0) + 1)
    if (status === 429) expect(Number(cabecalhos['retry-after'])).toBeGreaterThan(0)
  }
  expect(vistos.get(200)).toBeUndefined()
  expect(vistos.get(429)).toBeGreaterThan(150)
})

test('o ingresso vale por uma hora, e nem o link nem outro token servem no lugar dele', async () => {
  const pedida = await aguardando()
  const ingresso = await ingressar(pedida)
  for (const token of [pedida.t, pedida.fechada, `${ingresso}A`, 'x', undefined]) {
    const { status, corpo } = await s().pedir('GET', '/assinante/oferta', { token })
    expect([status, corpo.codigo]).toEqual([401, 'INGRESSO_VENCIDO'])
  }
  expect((await s().pedir('GET', '/fechada', { token: pedida.t, ip: ip() })).status).toBe(404)
  expect((await identificar(pedida.fechada, quemE(pedida.venda), { ip: ip() })).status).toBe(401)
})
