import type { Aviso } from '@balcao/contract/vendas/aviso-api'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import type { Acao } from '@balcao/contract/vendas/transicoes'
import type { Venda } from '@balcao/contract/vendas/venda'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { ouvir } from '#testes/ouvir.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { chegarODia, visitaAmanha } from '#testes/visita.ts'
import { enviarAnexo, pdf } from '#vendas/anexo/anexo.fabrica.ts'
import { expirarVendas } from '#vendas/venda/expirar.commands.ts'
import { anotarNoHistorico } from '#vendas/venda/historico.commands.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { apagarAvisosLidos } from './aviso.commands.ts'
import { aviso } from './aviso.table.ts'

const { s, caixa, dados, totalDe, enviada, alguem } = usarVendas()
const quem = { analista: '', supervisor: '', bruno: '' }
beforeAll(async () => {
  const analisa = [
    'LISTAR.TODAS_VENDAS',
    'EDITAR.VENDA_SITUACAO',
    'EDITAR.VENDA_VENDEDOR',
    'EDITAR.ANEXO',
  ] as const
  quem.analista = (await alguem([...analisa, 'CRIAR.ANEXO', 'LISTAR.VENDA'])).acesso
  quem.supervisor = (await alguem(['LISTAR.TODAS_VENDAS', 'AUTORIZAR.VENDA_RESTRITA'])).acesso
  quem.bruno = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA'])).acesso
})

const listar = async (token: string, filtro = ''): Promise<Aviso[]> =>
  (await s().pedir('GET', `/aviso${filtro}`, { token })).corpo.itens
const numero = async (token: string) => (await s().pedir('GET', '/aviso/numero', { token })).corpo.nao_lidos
const sobre = async (token: string, { id }: Venda) =>
  (await listar(token)).filter(({ venda_id }) => venda_id === id)
const tipos = async (token: string, qual: Venda) => (await sobre(token, qual)).map(({ tipo }) => tipo)

const agir = async (qual: Venda, acao: Acao, corpo: object = {}, token = quem.analista): Promise<Venda> => {
  const { versao } = qual
  const feito = await s().pedir('POST', `/venda/${qual.id}/${acao}`, { token, corpo: { versao, ...corpo } })
  if (feito.status !== 200) throw new Error(`${acao}: ${feito.status} ${feito.texto}`)
  return feito.corpo
}
const restrita = async () => {
  const { id: plano_id } = await umPlano(s().db, { restrito: true })
  return enviada(dados({ plano_id }))
}
const motivo = 'Falta um documento'

/** What the subscriber does comes through a link. */
const peloAssinante =
  (acao: Acao, para: Venda['situacao']) =>
  async ({ id }: Venda) => {
    const autor = { assinante: { nome: 'Maria da Silva' }, origem: { ip: '::1', agente: '' } }
    await s().db.transaction((db) =>
      anotarNoHistorico(db, autor, { venda_id: id, acao, de: 'AGUARDANDO_ACEITE', para, motivo }),
    )
  }
const expirar = async ({ id }: Venda) => {
  const vencida = { situacao: 'AGUARDANDO_ACEITE', aceite_ate: '2020-01-01T00:00:00Z' } as const
  await s().db.update(venda).set(vencida).where(eq(venda.id, id))
  await expirarVendas(s().db)
}
const semComeco = async (v: Venda) => v
const aprovada = (v: Venda) => agir(v, 'aprovar')
const agendada = async (v: Venda) =>
  chegarODia(s().db, await agir(await aprovada(v), 'agendar', visitaAmanha()))

test.each<[Acao, (v: Venda) => Promise<Venda>, (v: Venda) => Promise<unknown>]>([
  ['devolver', semComeco, (v) => agir(v, 'devolver', { motivo })],
  ['aprovar', semComeco, (v) => agir(v, 'aprovar')],
  ['reprovar', semComeco, (v) => agir(v, 'reprovar', { motivo })],
  ['cancelar', semComeco, (v) => agir(v, 'cancelar', { motivo })],
  ['agendar', aprovada, (v) => agir(v, 'agendar', visitaAmanha())],
  ['concluir', agendada, (v) => agir(v, 'concluir', { numero_de_serie: null })],
  ['expirar', semComeco, expirar],
  ['aceitar', semComeco, peloAssinante('aceitar', 'EM_ANALISE')],
  ['pedir_correcao', semComeco, peloAssinante('pedir_correcao', 'PENDENTE')],
  ['recusar', semComeco, peloAssinante('recusar', 'CANCELADA')],
])('%s: quem vendeu é avisado, e mais ninguém', async (acao, preparar, fazer) => {
  const pronta = await preparar(await enviada())
  await s().pedir('PUT', '/aviso/lidos', { token: caixa.vendedor })
  await fazer(pronta)
  const [dela] = await listar(caixa.vendedor, '?so_nao_lidos=sim')
  expect(dela).toMatchObject({ tipo: acao, protocolo: pronta.protocolo, propria: true, lido_em: null })
  for (const token of [quem.analista, quem.supervisor]) expect(await sobre(token, pronta)).toEqual([])
})

test.each<Acao>(['autorizar', 'negar'])(
  '%s: quem pode autorizar soube antes, e deixa de ter o que ler; quem vendeu sabe depois',
  async (acao) => {
    const outra = (await s().fabrica.empresa()).id
    const deFora = await alguem(['LISTAR.TODAS_VENDAS', 'AUTORIZAR.VENDA_RESTRITA'], [outra])
    const nova = await restrita()
    expect(await tipos(quem.supervisor, nova)).toEqual(['a_autorizar'])
    for (const token of [deFora.acesso, quem.analista, caixa.vendedor])
      expect(await tipos(token, nova)).toEqual([])
    const colega = await alguem(['LISTAR.TODAS_VENDAS', 'AUTORIZAR.VENDA_RESTRITA'])
    await agir(nova, acao, { motivo }, colega.acesso)
    const [lido] = await sobre(quem.supervisor, nova)
    expect(lido?.lido_em).not.toBeNull()
    expect(await tipos(caixa.vendedor, nova)).toEqual([acao])
  },
)

test('quem vende e também autoriza não é chamado a autorizar a própria venda', async () => {
  const { id: plano_id } = await umPlano(s().db, { restrito: true })
  const token = (await alguem(['REALIZAR_VENDA', 'LISTAR.TODAS_VENDAS', 'AUTORIZAR.VENDA_RESTRITA'])).acesso
  const nova = await enviada(dados({ plano_id }), { token })
  expect([await tipos(token, nova), await tipos(quem.supervisor, nova)]).toEqual([[], ['a_autorizar']])
})

test('trocar o vendedor avisa os dois; o que a própria pessoa faz não a avisa', async () => {
  const novo = await alguem(['REALIZAR_VENDA'])
  const nova = await enviada()
  await agir(nova, 'trocar_vendedor', { vendedor_id: novo.id })
  expect([await tipos(caixa.vendedor, nova), await tipos(novo.acesso, nova)]).toEqual([
    ['trocar_vendedor'],
    ['trocar_vendedor'],
  ])
  const sua = await restrita()
  await agir(sua, 'cancelar', { motivo }, caixa.vendedor)
  expect(await tipos(caixa.vendedor, sua)).toEqual([])
})

describe('o que outra pessoa muda na venda', () => {
  const comAceite = async () =>
    dados({ canal_venda_id: (await umCanal(s().db, { exige_aceite_digital: true })).id })
  const outroPlano = async () => ({ plano_id: (await umPlano(s().db)).id })
  const editar = async (qual: Venda, mudados: DadosDoRascunho, token = quem.bruno) =>
    agir(qual, 'editar', { dados: mudados, total_mostrado: await totalDe(mudados) }, token)
  const em = async (qual: Venda, situacao: SituacaoVenda) => {
    await s().db.update(venda).set({ situacao }).where(eq(venda.id, qual.id))
    return qual
  }
  const devolvida = (v: Venda) => agir(v, 'devolver', { motivo })
  const dito = async (qual: Venda) => {
    const [{ tipo, espera, quem: autor } = {} as Partial<Aviso>] = await sobre(caixa.vendedor, qual)
    expect(autor).toBeTruthy()
    for (const token of [quem.bruno, quem.analista]) expect(await sobre(token, qual)).toEqual([])
    return [tipo, espera]
  }

  test('outra oferta, e o link que quem vendeu mandou não vale mais', async () => {
    const pedido = await comAceite()
    const nova = await enviada(pedido)
    await editar(nova, { ...pedido, ...(await outroPlano()) })
    expect(await dito(nova)).toEqual([
      'editar_link',
      'O link anterior não vale mais. Agora espera o aceite do assinante, por um link novo.',
    ])
  })

  test('outra oferta na que já tinha visita: volta ao aceite, e o aviso diz o que se perdeu', async () => {
    const pedido = await comAceite()
    const comVisita = await em(await enviada(pedido), 'AGENDADA')
    await editar(comVisita, { ...pedido, ...(await outroPlano()) })
    expect(await dito(comVisita)).toEqual([
      'editar_link',
      'A aprovação e a visita marcada não valem mais. Agora espera o aceite do assinante, por um link novo.',
    ])
    const vendido = dados()
    const semAceite = await agendada(await enviada(vendido))
    await editar(semAceite, { ...vendido, ...(await outroPlano()) })
    expect(await dito(semAceite)).toEqual([
      'editar',
      'A aprovação e a visita marcada não valem mais. Agora espera a análise.',
    ])
  })

  test('o que não muda o vendido deixa o link e a venda onde estão', async () => {
    const pedido = await comAceite()
    const nova = await enviada(pedido)
    await editar(nova, { ...pedido, dia_vencimento: 15 })
    expect(await dito(nova)).toEqual(['editar', 'Continua em “Aguardando aceite”.'])
  })

  test('reenviada', async () => {
    const semAceite = await devolvida(await enviada())
    await agir(semAceite, 'reenviar', {}, quem.bruno)
    expect(await dito(semAceite)).toEqual(['reenviar', 'Agora espera a análise.'])
    const aAceitar = await em(await enviada(await comAceite()), 'PENDENTE')
    await agir(aAceitar, 'reenviar', {}, quem.bruno)
    expect(await dito(aAceitar)).toEqual([
      'reenviar',
      'Agora espera o aceite do assinante, por um link novo.',
    ])
  })

  test.each(['AGUARDANDO_ACEITE', 'EXPIRADA'] as const)('%s: o link é outro', async (situacao) => {
    const nova = await em(await enviada(await comAceite()), situacao)
    await agir(nova, 'reenviar_link', {}, quem.bruno)
    expect(await dito(nova)).toEqual([
      'reenviar_link',
      'O link anterior não vale mais. Agora espera o aceite do assinante, por um link novo.',
    ])
  })

  test('o link trocado que espera uma autorização: quem vendeu e quem autoriza sabem', async () => {
    const nova = await enviada(await comAceite())
    const restricao = { motivo: 'Não pagou', por: 'Ana Lima', em: '2026-01-10T12:00:00.000Z' }
    await s().db.update(cliente).set({ restricao }).where(eq(cliente.id, nova.cliente_id))
    await agir(nova, 'reenviar_link', {}, quem.bruno)
    expect(await dito(nova)).toEqual([
      'reenviar_link',
      'O link anterior não vale mais. Agora espera uma autorização.',
    ])
    const [aAutorizar] = await sobre(quem.supervisor, nova)
    expect([aAutorizar?.tipo, aAutorizar?.espera]).toEqual(['a_autorizar', null])
  })

  test('o que a própria pessoa edita, reenvia ou manda de novo não a avisa', async () => {
    const pedido = await comAceite()
    const volta = await em(await enviada(pedido), 'PENDENTE')
    const editada = await editar(volta, { ...pedido, ...(await outroPlano()) }, caixa.vendedor)
    await agir(editada, 'reenviar_link', {}, caixa.vendedor)
    expect(await tipos(caixa.vendedor, editada)).toEqual([])
    const minha = await em(await enviada(await comAceite()), 'PENDENTE')
    await agir(minha, 'reenviar', {}, caixa.vendedor)
    expect(await tipos(caixa.vendedor, minha)).toEqual([])
  })
})

const comFrenteRejeitada = async () => {
  const nova = await enviada()
  const anexar = { token: quem.analista, venda_id: nova.id, tipo: 'DOCUMENTO_FRENTE' as const }
  const { anexo } = await enviarAnexo(s().pedir, pdf(), anexar)
  const veredito = { veredito: 'REJEITADO', motivo: 'Ilegível' }
  await s().pedir('PUT', `/anexo/${anexo?.id}/veredito`, { token: quem.analista, corpo: veredito })
  return nova
}

test('devolvida só por um anexo, o motivo dele é o da venda: a fila e o aviso o mostram', async () => {
  const nova = await comFrenteRejeitada()
  await agir(nova, 'devolver', { motivo: null })
  const lida = await s().pedir('GET', `/venda/${nova.id}`, { token: quem.analista })
  expect(lida.corpo).toMatchObject({ situacao: 'PENDENTE', motivo: 'Frente do documento: Ilegível' })
  const [dela] = await sobre(caixa.vendedor, nova)
  expect(dela?.motivo).toBe('Frente do documento: Ilegível')
})

test('a devolução diz o motivo, quem devolveu e quais anexos foram rejeitados', async () => {
  const nova = await comFrenteRejeitada()
  await agir(nova, 'devolver', { motivo })
  const [dela] = await sobre(caixa.vendedor, nova)
  expect(dela).toMatchObject({ tipo: 'devolver', motivo, anexos: ['DOCUMENTO_FRENTE'] })
  expect(dela?.quem).toBeTruthy()
})

test('ler um, ler todos, o número do sino; o aviso de outra pessoa não existe', async () => {
  const [uma, outra] = [await enviada(), await enviada()]
  await s().pedir('PUT', '/aviso/lidos', { token: caixa.vendedor })
  expect(await numero(caixa.vendedor)).toBe(0)
  await agir(uma, 'reprovar', { motivo })
  await agir(outra, 'reprovar', { motivo })
  expect(await numero(caixa.vendedor)).toBe(2)
  const [{ id } = { id: '' }] = await sobre(caixa.vendedor, uma)
  const alheio = await s().pedir('PUT', `/aviso/${id}/lido`, { token: quem.analista })
  expect([alheio.status, await numero(caixa.vendedor)]).toEqual([404, 2])
  expect((await s().pedir('PUT', `/aviso/${id}/lido`, { token: caixa.vendedor })).status).toBe(200)
  expect(await numero(caixa.vendedor)).toBe(1)
  expect((await listar(caixa.vendedor, '?so_nao_lidos=sim')).map(({ venda_id }) => venda_id)).toEqual([
    outra.id,
  ])
  const ligada = await ouvir(s().app, caixa.vendedor)
  await s().pedir('PUT', '/aviso/lidos', { token: caixa.vendedor })
  await expect.poll(() => ligada.ouvidas).toEqual([{ aviso: [caixa.vendedorId] }])
  ligada.sair()
  await ligada.fim
  expect(await numero(caixa.vendedor)).toBe(0)
})

test('página a página, cada aviso uma vez', async () => {
  const { acesso: token } = await alguem(['REALIZAR_VENDA'])
  for (let i = 0; i < 5; i++) await agir(await enviada(dados(), { token }), 'reprovar', { motivo })
  const paginas: string[][] = []
  for (let resto = '?limite=2'; resto; ) {
    const { corpo } = await s().pedir('GET', `/aviso${resto}`, { token })
    paginas.push(corpo.itens.map(({ id }: Aviso) => id))
    resto = corpo.proximo ? `?limite=2&cursor=${corpo.proximo}` : ''
  }
  expect(paginas.map(({ length }) => length)).toEqual([2, 2, 1])
  expect(paginas.flat()).toEqual((await listar(token)).map(({ id }) => id))
})

test('quem perde a empresa deixa de ver e de contar o que era dela', async () => {
  const vendedor = await alguem(['REALIZAR_VENDA'])
  const nova = await enviada(dados(), { token: vendedor.acesso })
  await agir(nova, 'reprovar', { motivo })
  expect(await numero(vendedor.acesso)).toBe(1)
  const outra = (await s().fabrica.empresa()).id
  await s().pool.query('update usuario_empresa set empresa_id = $1 where usuario_id = $2', [
    outra,
    vendedor.id,
  ])
  expect([await numero(vendedor.acesso), await listar(vendedor.acesso)]).toEqual([0, []])
})

test('anonimizado o cliente, o aviso não o nomeia mais', async () => {
  const nova = await enviada()
  await agir(nova, 'reprovar', { motivo: `${nova.cliente.nome} não reconhece` })
  const { acesso: token } = await s().admin()
  const { corpo } = await s().pedir('GET', `/cliente/${nova.cliente_id}`, { token })
  const pedido = { motivo: 'Pedido do titular', versao: corpo.versao }
  const feito = await s().pedir('POST', `/cliente/${nova.cliente_id}/anonimizacao`, { token, corpo: pedido })
  expect(feito.status).toBe(200)
  const [dela] = await sobre(caixa.vendedor, nova)
  expect(dela?.cliente).toBe('Cliente anonimizado')
  expect(JSON.stringify(dela)).not.toContain(nova.cliente.nome)
})

test('o que foi lido há mais tempo do que a configuração diz é apagado; o não lido fica', async () => {
  const [lida, naoLida] = [await enviada(), await enviada()]
  for (const qual of [lida, naoLida]) await agir(qual, 'reprovar', { motivo })
  await s().db.update(aviso).set({ lido_em: '2020-01-01T00:00:00Z' }).where(eq(aviso.venda_id, lida.id))
  await s().db.update(aviso).set({ criado_em: '2020-01-01T00:00:00Z' }).where(eq(aviso.venda_id, naoLida.id))
  await apagarAvisosLidos(s().db)
  expect([await tipos(caixa.vendedor, lida), await tipos(caixa.vendedor, naoLida)]).toEqual([
    [],
    ['reprovar'],
  ])
})
