import type { Permissao } from '@balcao/contract/base/permissao'
import type { DadosWebhook } from '@balcao/contract/provedor/webhook'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { esperarNaTrava } from '#testes/esperar-na-trava.ts'
import { comStatus, segredosQueAssinaram } from '#testes/receptor.ts'
import { NESTA_MAQUINA, usarWebhooks } from '#testes/usar-webhooks.ts'
import { emitirEventos } from './emitir.commands.ts'
import { apagarEntregasAntigas } from './reenviar.commands.ts'
import { dadosDeWebhook, edicaoDeWebhook } from './webhook.fabrica.ts'

const s = usarServidor(NESTA_MAQUINA)
const { receptor, pedir, criar, entregar, entregas, passarOTempo } = usarWebhooks(s)

/** As a noun does it, about a record of its own: here a company. */
const acontecer = async (empresaId?: string) => {
  const { id } = empresaId ? { id: empresaId } : await s().fabrica.empresa()
  const ler = (ids: ReturnType<typeof sql>) =>
    sql<never>`select id, id as empresa_id, '{}'::json as dados from empresa where id = ${ids}`
  await emitirEventos(s().db, [{ evento: 'cliente.criado', id }], ler)
}

/** The same, where `antes` happens after the receivers were looked up, and before anything is written to them. */
const acontecerEnquanto = async (empresaId: string, antes: () => Promise<unknown>) => {
  const segura = await s().pool.connect()
  try {
    await segura.query('select pg_advisory_lock(8)')
    const ler = (ids: ReturnType<typeof sql>) => sql<never>`
      select id, id as empresa_id, '{}'::json as dados from empresa, pg_advisory_xact_lock(8) where id = ${ids}`
    const emitida = s().db.transaction((db) =>
      emitirEventos(db, [{ evento: 'cliente.criado', id: empresaId }], ler),
    )
    await esperarNaTrava(s().pool)
    await antes()
    await segura.query('select pg_advisory_unlock(8)')
    await emitida
  } finally {
    segura.release(true)
  }
}

const quem = async (grupo: Permissao[], empresas?: string[]) => {
  const { acesso: token } = await s().fabrica.pessoa({ grupo, ...(empresas && { empresas }) })
  return (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', caminho: string, corpo?: object) =>
    s().pedir(metodo, caminho, { token, ...(corpo && { corpo }) })
}

test('criar mostra o segredo uma vez; depois ninguém o lê, nem no histórico', async () => {
  const { segredo, ...criado } = await criar({ nome: 'ERP' })
  expect(segredo).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const lidos = [
    await pedir('GET', `/webhook/${criado.id}`),
    await pedir('GET', '/webhook?busca=erp'),
    await pedir('GET', '/webhook/exportar'),
    await pedir('GET', `/webhook/${criado.id}/historico`),
  ]
  expect(lidos.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  for (const { texto } of lidos) expect(texto).not.toContain(segredo.slice(6))
  const { rows } = await s().pool.query('select segredo from webhook')
  expect(rows[0].segredo).not.toContain(segredo.slice(6))
  expect(lidos[0]?.corpo).toEqual(criado)
  expect(lidos[1]?.corpo.itens).toMatchObject([{ nome: 'ERP', quantos_eventos: 30, ativo: true }])
})

test('editar guarda o que mudou no histórico; quem chega tarde é avisado; excluído, acabou', async () => {
  const { segredo: _, ...atual } = await criar()
  const edicao = edicaoDeWebhook(atual, { nome: 'Outro nome', eventos: ['boleto.pago', 'venda.enviada'] })
  const { corpo: salvo } = await pedir('PUT', `/webhook/${atual.id}`, edicao)
  expect(salvo).toMatchObject({ nome: 'Outro nome', eventos: ['venda.enviada', 'boleto.pago'], versao: 2 })
  expect((await pedir('PUT', `/webhook/${atual.id}`, edicao)).status).toBe(409)
  const { corpo: historico } = await pedir('GET', `/webhook/${atual.id}/historico`)
  expect(historico.itens[0].mudancas.map(({ campo }: { campo: string }) => campo)).toEqual([
    'nome',
    'eventos',
  ])
  const repetido = await pedir('POST', '/webhook', dadosDeWebhook({ nome: 'outro NOME' }))
  expect(repetido.corpo.campos).toEqual({ nome: ['Já existe um webhook com este nome'] })
  expect((await pedir('DELETE', `/webhook/${atual.id}`)).status).toBe(200)
  expect((await pedir('GET', `/webhook/${atual.id}`)).status).toBe(404)
  expect((await pedir('GET', `/webhook/${atual.id}/entrega`)).status).toBe(404)
})

test.each([
  ['https://10.0.0.8/avisos', 422],
  ['https://169.254.169.254/latest/meta-data', 422],
  ['https://[::ffff:a00:1]/', 422],
  ['https://0xa.1/', 422],
  ['http://erp.exemplo.com.br/avisos', 422],
  ['https://alguem:senha@erp.exemplo.com.br/', 400],
  ['ftp://erp.exemplo.com.br/', 400],
  ['erp.exemplo.com.br', 400],
])('%s não é um destino', async (url, status) => {
  const recusa = await pedir('POST', '/webhook', dadosDeWebhook({ url }))
  expect(recusa.status).toBe(status)
  expect(Object.keys(recusa.corpo.campos)).toEqual(['url'])
})

test('sem eventos, sem empresa ou com um evento que não existe, não', async () => {
  for (const dados of [{ eventos: [] }, { todas_empresas: false }, { eventos: ['venda.inventada'] }])
    expect((await pedir('POST', '/webhook', { ...dadosDeWebhook(), ...dados })).status).toBe(400)
})

test('o que acontece enquanto o webhook deixa uma empresa ou um evento, ou é desligado, já não lhe é contado', async () => {
  const [uma, outra] = [await s().fabrica.empresa(), await s().fabrica.empresa()]
  const mudancas: Partial<DadosWebhook>[] = [
    { todas_empresas: false, empresas: [outra.id] },
    { eventos: ['boleto.pago'] },
    { ativo: false },
  ]
  for (const mudanca of mudancas) {
    const { segredo: _, ...atual } = await criar({ nome: JSON.stringify(mudanca).slice(0, 40) })
    await acontecerEnquanto(uma.id, async () => {
      const { status } = await pedir('PUT', `/webhook/${atual.id}`, edicaoDeWebhook(atual, mudanca))
      expect(status).toBe(200)
    })
    expect(await entregas(atual.id), atual.nome).toEqual([])
  }
})

test('quem só vê não muda; quem tem uma empresa não vê o que conta de outras', async () => {
  const [minha, outra] = [await s().fabrica.empresa(), await s().fabrica.empresa()]
  const deTodas = await criar()
  const daMinha = await criar({ empresas: [minha.id] })
  const dasDuas = await criar({ empresas: [minha.id, outra.id] })
  const leitor = await quem(['LISTAR.WEBHOOK'])
  expect((await leitor('GET', '/webhook')).corpo.itens).toHaveLength(3)
  expect((await leitor('POST', `/webhook/${deTodas.id}/teste`)).status).toBe(403)
  expect((await leitor('POST', `/webhook/${deTodas.id}/segredo`, { horas_do_anterior: 0 })).status).toBe(403)
  expect((await (await quem(['LISTAR.CONFIGURACAO']))('GET', '/webhook')).status).toBe(403)

  const parcial = await quem(['LISTAR.WEBHOOK', 'EDITAR.WEBHOOK'], [minha.id])
  expect((await parcial('GET', '/webhook')).corpo.itens.map(({ id }: { id: string }) => id)).toEqual([
    daMinha.id,
  ])
  await acontecer()
  const [entrega] = await entregas(deTodas.id)
  for (const caminho of [
    `/webhook/${deTodas.id}`,
    `/webhook/${dasDuas.id}/entrega`,
    `/webhook-entrega/${entrega?.id}`,
  ])
    expect((await parcial('GET', caminho)).status, caminho).toBe(404)
  expect((await parcial('POST', `/webhook-entrega/${entrega?.id}/reenvio`)).status).toBe(404)
  expect((await parcial('POST', '/webhook', dadosDeWebhook())).status).toBe(403)
  expect((await parcial('POST', '/webhook', dadosDeWebhook({ empresas: [outra.id] }))).status).toBe(422)
})

test('deixando de contar de uma empresa, o que contou dela some e o que esperava não vai', async () => {
  const [fica, sai] = [await s().fabrica.empresa(), await s().fabrica.empresa()]
  const { segredo: _, ...atual } = await criar({ empresas: [fica.id, sai.id] })
  const deOutro = await criar({ empresas: [sai.id] })
  await pedir('POST', `/webhook/${atual.id}/teste`)
  for (const empresa of [fica, sai]) await acontecer(empresa.id)
  await entregar(atual.id)
  const entregues = await entregas(atual.id, 'ENTREGUE')
  for (const empresa of [sai, fica]) await acontecer(empresa.id)
  receptor().recebidas.length = 0

  const edicao = edicaoDeWebhook(atual, { empresas: [fica.id] })
  expect((await pedir('PUT', `/webhook/${atual.id}`, edicao)).status).toBe(200)
  const restam = await entregas(atual.id)
  expect(restam.map(({ evento, situacao }) => `${evento} ${situacao}`).sort()).toEqual([
    'cliente.criado ENTREGUE',
    'cliente.criado PENDENTE',
    'teste ENTREGUE',
  ])
  const sumidas = entregues.filter((uma) => !restam.some(({ id }) => id === uma.id))
  expect(sumidas.map(({ evento }) => evento)).toEqual(['cliente.criado'])
  expect((await pedir('GET', `/webhook-entrega/${sumidas[0]?.id}`)).status).toBe(404)
  await entregar(atual.id)
  expect(receptor().recebidas.map(({ texto }) => JSON.parse(texto).data.empresa_id)).toEqual([fica.id])
  expect(await entregas(deOutro.id)).toHaveLength(2)
})

test('o que está sendo enviado quando a empresa sai não volta à lista nem é tentado de novo', async () => {
  const [fica, sai] = [await s().fabrica.empresa(), await s().fabrica.empresa()]
  const { segredo: _, ...atual } = await criar()
  await acontecer(sai.id)
  receptor().responderCom(async (...pedido) => {
    const edicao = edicaoDeWebhook(atual, { todas_empresas: false, empresas: [fica.id] })
    await pedir('PUT', `/webhook/${atual.id}`, edicao)
    return comStatus(500)(...pedido)
  })
  await entregar(atual.id)
  await passarOTempo()
  await entregar(atual.id)
  expect(receptor().recebidas).toHaveLength(1)
  expect(await entregas(atual.id)).toEqual([])
})

test('uma empresa que um webhook escolheu não é excluída', async () => {
  const { id } = await s().fabrica.empresa()
  await criar({ nome: 'ERP da filial', empresas: [id] })
  const { status, texto } = await pedir('DELETE', `/empresa/${id}`)
  expect([status, texto]).toEqual([409, expect.stringContaining('ERP da filial')])
})

test('trocado o segredo, os dois assinam até o prazo; sem prazo, só o novo', async () => {
  const { id, segredo: primeiro } = await criar()
  const trocar = async (horas_do_anterior: number): Promise<string> =>
    (await pedir('POST', `/webhook/${id}/segredo`, { horas_do_anterior })).corpo.segredo
  const segundo = await trocar(24)
  const todos = [primeiro, segundo]
  const quemAssina = async (segredos: string[]) => {
    receptor().recebidas.length = 0
    expect((await pedir('POST', `/webhook/${id}/teste`)).status).toBe(200)
    const [recebida] = receptor().recebidas
    return recebida && segredosQueAssinaram(recebida, segredos)
  }
  expect(await quemAssina(todos)).toEqual(todos)
  expect((await pedir('GET', `/webhook/${id}`)).corpo.segredo_anterior_ate).not.toBeNull()
  await s().pool.query(`update webhook set segredo_anterior_ate = now() - interval '1 second'`)
  expect(await quemAssina(todos)).toEqual([segundo])
  expect((await pedir('GET', `/webhook/${id}`)).corpo.segredo_anterior_ate).toBeNull()
  const terceiro = await trocar(0)
  expect(await quemAssina([...todos, terceiro])).toEqual([terceiro])
  expect((await pedir('POST', `/webhook/${id}/segredo`, { horas_do_anterior: 5 })).status).toBe(400)
})

test('o teste diz na hora o que o destino respondeu, mesmo desligado, e tem freio', async () => {
  const { id } = await criar({ ativo: false })
  receptor().responderCom(comStatus(401, 'assinatura inválida'))
  expect((await pedir('POST', `/webhook/${id}/teste`)).corpo).toMatchObject({
    ...{ evento: 'teste', situacao: 'FALHOU', status_http: 401, tentativas: 1, proxima_em: null },
    resposta: 'assinatura inválida',
  })
  const vistos = []
  for (let vez = 0; vez < 9; vez++) vistos.push((await pedir('POST', `/webhook/${id}/teste`)).status)
  expect(vistos).toContain(429)
})

test('reenviar um, ou tudo o que falhou desde um dia, com o mesmo id e o mesmo corpo', async () => {
  const { id } = await criar()
  for (let n = 0; n < 4; n++) await acontecer()
  await s().pool.query(`update webhook_entrega set situacao = 'FALHOU', tentativas = 8, proxima_em = null`)
  const [teste, , , antiga] = await entregas(id, 'FALHOU')
  // A test that somebody made told nobody anything: with the rest it does not go out again.
  await s().pool.query(`update webhook_entrega set evento = 'teste' where id = $1`, [teste?.id])
  await s().pool.query(`update webhook_entrega set criado_em = now() - interval '3 days' where id = $1`, [
    antiga?.id,
  ])
  const desde = diaNoFuso(new Date(Date.now() - 86_400_000), 'America/Sao_Paulo')
  expect((await pedir('POST', `/webhook/${id}/reenvio`, { desde })).corpo).toEqual({ quantas: 2 })
  await entregar(id)
  expect(receptor().recebidas).toHaveLength(2)
  expect((await pedir('POST', `/webhook/${id}/reenvio`, { desde })).corpo).toEqual({ quantas: 0 })

  const { corpo } = await pedir('POST', `/webhook-entrega/${antiga?.id}/reenvio`)
  expect(corpo).toMatchObject({ situacao: 'PENDENTE', tentativas: 0 })
  await passarOTempo()
  await entregar(id)
  const ultima = receptor().recebidas.at(-1)
  expect([ultima?.cabecalhos['webhook-id'], ultima?.texto]).toEqual([antiga?.id, corpo.corpo])

  const { corpo: atual } = await pedir('GET', `/webhook/${id}`)
  await pedir('PUT', `/webhook/${id}`, edicaoDeWebhook(atual, { ativo: false }))
  const recusa = await pedir('POST', `/webhook-entrega/${antiga?.id}/reenvio`)
  expect([recusa.status, recusa.corpo.codigo]).toEqual([409, 'WEBHOOK_DESLIGADO'])
  expect((await pedir('POST', `/webhook/${id}/reenvio`, { desde })).status).toBe(409)
})

test('as entregas vão em páginas, e o que passou do prazo é apagado', async () => {
  const { id } = await criar()
  for (let n = 0; n < 3; n++) await acontecer()
  const { corpo: primeira } = await pedir('GET', `/webhook/${id}/entrega?limite=2`)
  const { corpo: resto } = await pedir('GET', `/webhook/${id}/entrega?limite=2&cursor=${primeira.proximo}`)
  expect([primeira.itens.length, resto.itens.length, resto.proximo]).toEqual([2, 1, null])
  const velha = resto.itens[0].id
  await s().pool.query(`update webhook_entrega set criado_em = now() - interval '31 days' where id = $1`, [
    velha,
  ])
  await apagarEntregasAntigas(s().db)
  expect((await entregas(id)).map((um) => um.id)).not.toContain(velha)
  expect(await entregas(id)).toHaveLength(2)
})
