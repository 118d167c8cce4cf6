import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { promocao } from '#catalogo/promocao/promocao.table.ts'
import { auditoria } from '#infra/auditoria/auditoria.table.ts'
import { usarAceites } from '#testes/usar-aceites.ts'
import { expirarVendas } from '#vendas/venda/expirar.commands.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { aceite } from './aceite.table.ts'

const aceites = usarAceites()
const { s, caixa, dados, totalDe, enviada, alguem, aguardando, ingressar, oferta } = aceites
const { agir, aceitar, lerVenda, daEquipe, links, tokenDe, identificar, quemE } = aceites
const aceitesDe = ({ id }: { id: string }) => s().db.select().from(aceite).where(eq(aceite.venda_id, id))

test('a oferta vem em dados simples, com o texto exato e o preço de cada mês', async () => {
  const pedida = await aguardando()
  const lida = await oferta(await ingressar(pedida))
  expect(lida).toMatchObject({
    protocolo: pedida.venda.protocolo,
    marca: 'Balcão',
    cliente: { nome: 'João Batista de Souza', documento: expect.stringMatching(/^\*\*\*\./) },
    etiqueta: { plano: { nome: pedida.venda.plano.nome } },
    arrependimento: true,
    documentos: [],
  })
  expect(lida.preco).toEqual(pedida.venda.preco)
  expect(lida.textos.map(({ tipo, versao }) => [tipo, versao])).toEqual([
    ['ACEITE', 1],
    ['CONTRATO', 1],
  ])
  const [texto, contrato] = lida.textos.map((um) => um.texto)
  expect(texto).toContain('João Batista de Souza')
  expect(texto).toContain('7 dias')
  expect(texto).not.toMatch(/[{}]/)
  expect(lida.texto_sha256).toBe(createHash('sha256').update(`${texto}\n\n${contrato}`).digest('hex'))
  expect(JSON.stringify(lida)).not.toContain(pedida.venda.cliente.cpf_cnpj)
})

test('aceitar guarda texto, resumo, hora, endereço e navegador, e a venda segue para a análise', async () => {
  const pedida = await aguardando()
  const ingresso = await ingressar(pedida)
  const lida = await oferta(ingresso)
  const cabecalhos = { 'user-agent': 'Telefone Antigo/4.4', 'x-forwarded-for': '203.0.113.9' }
  const antes = Date.now()
  const { status, corpo } = await aceitar(ingresso, { ip: '198.51.100.7', cabecalhos })
  expect([status, corpo.protocolo]).toEqual([200, pedida.venda.protocolo])
  expect(tokenDe(`http://x${corpo.fechada}`)).toBe(pedida.fechada)

  const [guardado] = await aceitesDe(pedida.venda)
  expect(guardado).toMatchObject({
    ...{ nome: 'João Batista de Souza', ip: '198.51.100.7', agente: 'Telefone Antigo/4.4', link_numero: 1 },
    texto_sha256: lida.texto_sha256,
    provas: { oferta: { textos: lida.textos } },
  })
  expect(Date.parse(guardado?.em ?? '')).toBeGreaterThanOrEqual(antes)
  const depois = await lerVenda(pedida.venda)
  expect([depois.situacao, depois.versao]).toEqual(['EM_ANALISE', pedida.venda.versao + 1])
  expect(depois.historico.at(-1)).toMatchObject({
    ...{ acao: 'aceitar', autor: 'ASSINANTE', quem: 'João Batista de Souza' },
    ...{ de: 'AGUARDANDO_ACEITE', para: 'EM_ANALISE' },
  })
  const [linha] = await s()
    .db.select()
    .from(auditoria)
    .where(sql`${auditoria.entidade_id} = ${pedida.venda.id} and ${auditoria.autor} = 'ASSINANTE'`)
  expect(linha).toMatchObject({ acao: 'EDITAR', ip: '198.51.100.7' })
})

test('aceitar de novo responde como na primeira vez, e guarda um só aceite', async () => {
  const pedida = await aguardando()
  const ingresso = await ingressar(pedida)
  const { texto_sha256 } = await oferta(ingresso)
  const respostas = await Promise.all(
    Array.from({ length: 10 }, () => agir(ingresso, 'aceitar', { texto_sha256 })),
  )
  expect(new Set(respostas.map(({ status, texto }) => `${status} ${texto}`)).size).toBe(1)
  expect(respostas[0]?.status).toBe(200)
  expect(await aceitesDe(pedida.venda)).toHaveLength(1)
  const { historico } = await lerVenda(pedida.venda)
  expect(historico.filter(({ acao }) => acao === 'aceitar')).toHaveLength(1)
})

test('o texto que mudou enquanto a pessoa lia precisa ser lido de novo', async () => {
  const pedida = await aguardando()
  const { status, corpo } = await agir(await ingressar(pedida), 'aceitar', { texto_sha256: 'a'.repeat(64) })
  expect([status, corpo.codigo]).toEqual([409, 'TEXTO_MUDOU'])
  expect(await aceitesDe(pedida.venda)).toHaveLength(0)
  expect((await lerVenda(pedida.venda)).situacao).toBe('AGUARDANDO_ACEITE')
})

describe('pedir correção', () => {
  test('devolve a venda com as palavras do assinante; corrigida, ela vai com outro link', async () => {
    const pedida = await aguardando()
    const ingresso = await ingressar(pedida)
    const motivo = 'O número da casa é 15, não 51'
    for (let i = 0; i < 2; i++) expect((await agir(ingresso, 'pedir-correcao', { motivo })).status).toBe(200)
    const devolvida = await lerVenda(pedida.venda)
    expect([devolvida.situacao, devolvida.motivo]).toEqual(['PENDENTE', motivo])
    expect(devolvida.historico.filter(({ autor }) => autor === 'ASSINANTE')).toHaveLength(1)
    expect((await agir(ingresso, 'aceitar', { texto_sha256: 'a'.repeat(64) })).corpo.codigo).toBe(
      'LINK_ENCERRADO',
    )

    await s().pedir('POST', `/venda/${devolvida.id}/reenviar`, {
      token: caixa.vendedor,
      corpo: { versao: devolvida.versao },
    })
    const novo = tokenDe((await links(devolvida)).aceite?.endereco)
    expect((await identificar(pedida.t, quemE(devolvida))).corpo.estado).toBe('SUBSTITUIDO')
    expect((await identificar(novo, quemE(devolvida))).corpo.estado).toBe('ABERTO')
  })

  test.each(['', '  ', 'ok', 'x'.repeat(10_000)])(
    'sem dizer o que está errado é recusado (%#)',
    async (motivo) => {
      const pedida = await aguardando()
      const { status, corpo } = await agir(await ingressar(pedida), 'pedir-correcao', { motivo })
      expect(status).toBe(400)
      expect(corpo.campos.motivo).toHaveLength(1)
      expect((await lerVenda(pedida.venda)).situacao).toBe('AGUARDANDO_ACEITE')
    },
  )
})

test('recusar é perguntado duas vezes, cancela a venda e devolve a vaga da promoção', async () => {
  const { id: plano_id } = await umPlano(s().db)
  const { id } = await umaPromocao(s().db, { planos: [plano_id] })
  const usos = async () =>
    (await s().db.select({ usos: promocao.usos }).from(promocao).where(eq(promocao.id, id)))[0]?.usos
  const pedida = await aguardando({ plano_id })
  expect(await usos()).toBe(1)
  const ingresso = await ingressar(pedida)
  const primeira = await agir(ingresso, 'recusar', {})
  expect([primeira.status, primeira.corpo.confirmar]).toEqual([409, 'confirmado'])
  expect((await lerVenda(pedida.venda)).situacao).toBe('AGUARDANDO_ACEITE')
  for (let i = 0; i < 2; i++) expect((await agir(ingresso, 'recusar', { confirmado: true })).status).toBe(200)
  const { situacao, motivo, historico } = await lerVenda(pedida.venda)
  expect([situacao, motivo]).toEqual(['CANCELADA', 'Recusada pelo assinante'])
  expect(historico.at(-1)).toMatchObject({ acao: 'recusar', autor: 'ASSINANTE' })
  expect(await usos()).toBe(0)
})

test('aceitar, recusar e cancelar ao mesmo tempo: um vence, e o histórico tem uma linha do que houve', async () => {
  const pedida = await aguardando()
  const ingresso = await ingressar(pedida)
  const { texto_sha256 } = await oferta(ingresso)
  const { acesso: token } = await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO'])
  const { id, versao } = pedida.venda
  const respostas = await Promise.all(
    Array.from({ length: 30 }, (_, i) => {
      if (i % 3 === 0) return agir(ingresso, 'aceitar', { texto_sha256 })
      if (i % 3 === 1) return agir(ingresso, 'recusar', { confirmado: true })
      return s().pedir('POST', `/venda/${id}/cancelar`, { token, corpo: { versao, motivo: 'Duplicada' } })
    }),
  )
  expect(respostas.filter(({ status }) => status >= 500)).toEqual([])
  const { situacao, historico } = await lerVenda(pedida.venda)
  const decisoes = historico.filter(({ acao }) => acao !== 'enviar')
  expect(decisoes.length).toBe(1)
  expect(situacao).toBe(decisoes[0]?.acao === 'aceitar' ? 'EM_ANALISE' : 'CANCELADA')
  expect(await aceitesDe(pedida.venda)).toHaveLength(situacao === 'EM_ANALISE' ? 1 : 0)
})

describe('o que mata um link', () => {
  test('uma edição que muda a venda, mesmo aceita: o aceite deixa de valer e outro é pedido', async () => {
    const base = dados()
    const pedida = await aguardando(base)
    await aceitar(await ingressar(pedida))
    const { acesso: token } = await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA', 'VISUALIZAR.CLIENTE'])
    const { versao } = await lerVenda(pedida.venda)
    const outro = { ...base, cliente: { ...base.cliente, nome: 'João Batista de Sousa' } }
    const editada = await s().pedir('POST', `/venda/${pedida.venda.id}/editar`, {
      token,
      corpo: { versao, dados: outro, total_mostrado: await totalDe(outro) },
    })
    expect([editada.status, editada.corpo.situacao]).toEqual([200, 'AGUARDANDO_ACEITE'])
    const { corpo } = await s().pedir('GET', `/venda/${pedida.venda.id}/aceite`, { token })
    expect(corpo.aceite).toMatchObject({ vale: false, nome: 'João Batista de Souza' })
    const { corpo: velho } = await identificar(pedida.t, quemE(editada.corpo))
    expect([velho.estado, velho.fechada]).toEqual(['SUBSTITUIDO', null])

    const novo = tokenDe((await links(pedida.venda)).aceite?.endereco)
    const segundo = await ingressar({ venda: editada.corpo, t: novo })
    expect((await aceitar(segundo)).status).toBe(200)
    expect(await aceitesDe(pedida.venda)).toHaveLength(2)
    const agora = await s().pedir('GET', `/venda/${pedida.venda.id}/aceite`, { token })
    expect(agora.corpo.aceite).toMatchObject({ vale: true, nome: 'João Batista de Sousa' })
  })

  test('o prazo: vencido, nada se aceita; renovado, o novo vale e o antigo não', async () => {
    const pedida = await aguardando()
    const ingresso = await ingressar(pedida)
    const { texto_sha256 } = await oferta(ingresso)
    const { id } = pedida.venda
    await s().db.update(venda).set({ aceite_ate: sql`now() - interval '1 minute'` }).where(eq(venda.id, id))
    expect((await agir(ingresso, 'aceitar', { texto_sha256 })).corpo.codigo).toBe('LINK_ENCERRADO')
    expect((await links(pedida.venda)).aceite).toBeNull()
    await expirarVendas(s().db)
    expect((await identificar(pedida.t, quemE(pedida.venda))).corpo.estado).toBe('VENCIDO')

    await daEquipe(pedida.venda, 'reenviar_link')
    const novo = tokenDe((await links(pedida.venda)).aceite?.endereco)
    expect((await agir(ingresso, 'aceitar', { texto_sha256 })).corpo.codigo).toBe('LINK_ENCERRADO')
    expect((await aceitar(await ingressar({ venda: pedida.venda, t: novo }))).status).toBe(200)
  })
})

test('o que não é do assinante não passa pelo link: corpo com outros campos, ingresso de outra venda', async () => {
  const [um, outro] = [await aguardando(), await aguardando()]
  const ingresso = await ingressar(um)
  const { texto_sha256 } = await oferta(ingresso)
  expect((await agir(ingresso, 'aceitar', { texto_sha256, situacao: 'APROVADA' })).status).toBe(400)
  const comOutroTexto = await agir(await ingressar(outro), 'aceitar', { texto_sha256 })
  expect(comOutroTexto.corpo.codigo).toBe('TEXTO_MUDOU')
  const { situacao } = await enviada(dados())
  expect(situacao).toBe('AGUARDANDO_ACEITE')
})
