import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { umAdicional } from '#catalogo/adicional/adicional.fabrica.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { promocao } from '#catalogo/promocao/promocao.table.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarCorrecoes } from '#testes/usar-correcoes.ts'

const { s, caixa, dados, enviada, devolvida, expirada, aberto, comNumero, corrigir, exigir, quem } =
  usarCorrecoes()

test('o congelado vale enquanto a oferta é a mesma, ainda que o plano já não seja vendido', async () => {
  const { id: plano_id } = await umPlano(s().db)
  const nova = await devolvida(dados({ plano_id }))
  await s().db.execute(sql`update plano set ativo = false where id = ${plano_id}`)
  const correcao = await aberto(nova.id)
  const { status, corpo } = await corrigir(correcao, comNumero(correcao.dados, '78'))
  expect([status, corpo.preco]).toEqual([200, nova.preco])
})

test('outra oferta com outro total volta como pergunta, e nada muda', async () => {
  const nova = await devolvida()
  const correcao = await aberto(nova.id)
  const { id: plano_id } = await umPlano(s().db, { valor_mensal: 500_00 })
  const outra = { ...correcao.dados, plano_id }
  const pergunta = await corrigir(correcao, outra)
  expect([pergunta.status, pergunta.corpo.codigo]).toEqual([409, 'PRECO_MUDOU'])
  expect(pergunta.corpo.atual.antes).toBe(nova.preco.total_fidelidade)
  const total_mostrado = pergunta.corpo.atual.depois.preco.total_fidelidade
  const confirmada = await corrigir(correcao, outra, { total_mostrado })
  expect([confirmada.status, confirmada.corpo.plano.id]).toEqual([200, plano_id])
})

const comPromocao = async (limites: Parameters<typeof umaPromocao>[1]) => {
  const { id: plano_id } = await umPlano(s().db)
  const { id } = await umaPromocao(s().db, { planos: [plano_id], ...limites })
  const usos = async () =>
    (await s().db.select({ usos: promocao.usos }).from(promocao).where(eq(promocao.id, id)))[0]?.usos
  return { plano_id, promocaoId: id, usos }
}

test.each(['limite_total', 'limite_por_cliente', 'limite_por_vendedor'])(
  'a vaga que a própria venda tem não conta contra ela (%s)',
  async (limite) => {
    const { plano_id, promocaoId, usos } = await comPromocao({ [limite]: 1 })
    const nova = await devolvida(dados({ plano_id }))
    expect(nova.promocoes).toHaveLength(1)
    const correcao = await aberto(nova.id)
    // Chosen by hand it is another choice, and priced again.
    const outra = { ...comNumero(correcao.dados, '79'), promocoes: [promocaoId] }
    const { status, corpo } = await corrigir(correcao, outra)
    expect([status, corpo.promocoes?.length, await usos()]).toEqual([200, 1, 1])
  },
)

test('de outro cliente, a promoção é contada para ele', async () => {
  const { plano_id, usos } = await comPromocao({ limite_por_cliente: 1 })
  const jaUsou = dados({ plano_id })
  await enviada(jaUsou)
  const nova = await devolvida(dados({ plano_id }))
  const correcao = await aberto(nova.id)
  const { cpf_cnpj } = jaUsou.cliente
  const cliente = { ...correcao.dados.cliente, cpf_cnpj }
  const { status, corpo } = await corrigir(correcao, { ...correcao.dados, cliente })
  expect([status, corpo.codigo, await usos()]).toEqual([409, 'PRECO_MUDOU', 2])
})

test('com o link expirado a vaga é tomada de novo; sem vaga, pergunta, e confirmada segue sem ela', async () => {
  const { id: canal_venda_id } = await umCanal(s().db, { exige_aceite_digital: true })
  const { plano_id, usos } = await comPromocao({ limite_total: 1 })
  const primeira = await expirada(dados({ plano_id, canal_venda_id }))
  expect([primeira.situacao, await usos()]).toEqual(['EXPIRADA', 0])
  const volta = await corrigir(await aberto(primeira.id))
  expect([volta.corpo.situacao, await usos()]).toEqual(['AGUARDANDO_ACEITE', 1])

  const segunda = await expirada(dados({ plano_id, canal_venda_id, promocoes: [] }))
  expect((await corrigir(await aberto(segunda.id))).corpo.situacao).toBe('AGUARDANDO_ACEITE')

  await s().db.update(promocao).set({ limite_total: 2 }).where(eq(promocao.usos, 1))
  const terceira = await expirada(dados({ plano_id, canal_venda_id }))
  await enviada(dados({ plano_id }))
  const correcao = await aberto(terceira.id)
  const pergunta = await corrigir(correcao)
  expect([pergunta.status, pergunta.corpo.codigo]).toEqual([409, 'PRECO_MUDOU'])
  const total_mostrado = pergunta.corpo.atual.depois.preco.total_fidelidade
  const { corpo } = await corrigir(correcao, correcao.dados, { total_mostrado })
  expect([corpo.situacao, corpo.promocoes]).toEqual(['AGUARDANDO_ACEITE', []])
})

test('a expirada que se edita sem seguir não segura a vaga', async () => {
  const { id: canal_venda_id } = await umCanal(s().db, { exige_aceite_digital: true })
  const { plano_id, usos } = await comPromocao({ limite_total: 1 })
  const { id } = await expirada(dados({ plano_id, canal_venda_id }))
  const { dados: antes, corrige } = await aberto(id)
  const { versao = 0, vendida } = corrige ?? {}
  const total_mostrado = vendida?.preco.total_fidelidade ?? 0
  const edicao = { dados: { ...antes, observacoes: 'Portão azul' }, total_mostrado }
  const editada = await exigir({ id, versao }, 'editar', edicao, caixa.vendedor)
  expect([editada.situacao, editada.observacoes, await usos()]).toEqual(['EXPIRADA', 'Portão azul', 0])
  expect((await enviada(dados({ plano_id }))).promocoes).toHaveLength(1)
})

describe('uma promoção que terminou', () => {
  const FINS = [
    ['desativada', { ativo: false }],
    ['encerrada', { vigencia_fim: '2026-01-02' }],
    ['excluída', { excluido_em: '2026-01-02T12:00:00Z' }],
  ] as const

  test.each(FINS)('%s: não volta com o link expirado, e a correção pergunta o preço', async (_, fim) => {
    const { id: canal_venda_id } = await umCanal(s().db, { exige_aceite_digital: true })
    const { plano_id, promocaoId, usos } = await comPromocao({ nome: 'Verão' })
    const velha = await expirada(dados({ plano_id, canal_venda_id }))
    await s().db.update(promocao).set(fim).where(eq(promocao.id, promocaoId))
    const { id, versao } = velha
    const link = await s().pedir('POST', `/venda/${id}/reenviar_link`, {
      token: caixa.vendedor,
      corpo: { versao },
    })
    expect([link.status, link.corpo.message]).toEqual([
      409,
      'Verão já terminou. Corrija a venda para vendê-la sem a promoção, ou cancele-a.',
    ])
    const correcao = await aberto(id)
    const pergunta = await corrigir(correcao)
    expect([pergunta.status, pergunta.corpo.codigo, await usos()]).toEqual([409, 'PRECO_MUDOU', 0])
    const total_mostrado = pergunta.corpo.atual.depois.preco.total_fidelidade
    const { corpo } = await corrigir(correcao, correcao.dados, { total_mostrado })
    expect([corpo.situacao, corpo.promocoes]).toEqual(['AGUARDANDO_ACEITE', []])
  })

  test.each(FINS)('%s: vale para a venda que a tem, também com outro link', async (_, fim) => {
    const { id: canal_venda_id } = await umCanal(s().db, { exige_aceite_digital: true })
    const { plano_id, promocaoId, usos } = await comPromocao({})
    const espera = await enviada(dados({ plano_id, canal_venda_id }))
    const volta = await devolvida(dados({ plano_id }))
    await s().db.update(promocao).set(fim).where(eq(promocao.id, promocaoId))
    expect((await exigir(espera, 'reenviar_link', {}, caixa.vendedor)).promocoes).toHaveLength(1)
    const correcao = await aberto(volta.id)
    const cliente = { ...correcao.dados.cliente, cpf_cnpj: cpfDeTeste() }
    const { status, corpo } = await corrigir(correcao, { ...correcao.dados, cliente })
    expect([status, corpo.promocoes?.length, await usos()]).toEqual([200, 1, 2])
  })
})

test('com o link expirado e um adicional fora de venda, o link é recusado', async () => {
  const { id: canal_venda_id } = await umCanal(s().db, { exige_aceite_digital: true })
  const ponto = await umAdicional(s().db, { nome: 'Ponto extra' })
  const { id: plano_id } = await umPlano(s().db, { opcionais: [ponto.id] })
  const adicionais = [{ id: ponto.id, quantidade: 1 }]
  const { id, versao } = await expirada(dados({ plano_id, canal_venda_id, adicionais }))
  await s().db.execute(sql`update adicional set ativo = false where id = ${ponto.id}`)
  const { status, corpo } = await s().pedir('POST', `/venda/${id}/reenviar_link`, {
    token: caixa.vendedor,
    corpo: { versao },
  })
  expect([status, corpo.codigo]).toEqual([409, 'OFERTA_ENCERRADA'])
})

test('com o link expirado e o plano fora de venda, falta escolher outro', async () => {
  const { id: canal_venda_id } = await umCanal(s().db, { exige_aceite_digital: true })
  const { id: plano_id } = await umPlano(s().db)
  const espera = await expirada(dados({ plano_id, canal_venda_id }))
  await s().db.execute(sql`update plano set ativo = false where id = ${plano_id}`)
  const { status, corpo } = await corrigir(await aberto(espera.id))
  expect([status, corpo.atual.faltas[0].campo]).toEqual([422, 'plano_id'])
})

test('o que já foi autorizado não é pedido outra vez quando o vendido não muda', async () => {
  const { id: plano_id } = await umPlano(s().db, { restrito: true })
  const pedido = dados({ plano_id })
  const espera = await enviada(pedido)
  const autorizada = await exigir(espera, 'autorizar', { motivo: 'Pode' }, quem.supervisor)
  const volta = await exigir(autorizada, 'devolver', { motivo: 'A foto está escura' }, quem.analista)
  // As the first step leaves it once the server has said who this is.
  const { cpf_cnpj, tipo_pessoa } = pedido.cliente
  const correcao = await aberto(volta.id)
  const { corpo } = await corrigir(correcao, {
    ...correcao.dados,
    cliente: { id: volta.cliente_id, cpf_cnpj, tipo_pessoa },
  })
  expect([corpo.situacao, corpo.autorizacao?.motivo]).toEqual(['EM_ANALISE', 'Pode'])
})
