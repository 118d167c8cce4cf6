import { readFileSync } from 'node:fs'
import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { corposDeWebhook } from '@balcao/contract/provedor/webhook-corpo'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { ADMIN } from '#testes/admin.ts'
import { comStatus, segredosQueAssinaram } from '#testes/receptor.ts'
import { usarBoletos } from '#testes/usar-boletos.ts'
import { NESTA_MAQUINA, usarWebhooks } from '#testes/usar-webhooks.ts'
import { acharEntregasDevidas } from './entregar.commands.ts'

const { s, caixa, contrato, avulso, agir } = usarBoletos(NESTA_MAQUINA)
const { receptor, pedir, criar, entregar, entregas, passarOTempo, pelaFila } = usarWebhooks(s)

const umBoleto = async () => avulso((await contrato()).cliente.id)
const cancelar = (boleto: Boleto) => agir(boleto, 'cancelar', { motivo: 'Emitido por engano' })
const tiposDe = (lista: { evento: string }[]) => lista.map(({ evento }) => evento)

test('o que acontece chega assinado, na ordem, na forma que a documentação descreve', async () => {
  const erp = await criar()
  const boleto = await umBoleto()
  await cancelar(boleto)
  await entregar(erp.id)

  expect(receptor().eventos()).toEqual(['boleto.emitido', 'boleto.cancelado'])
  const [primeira, segunda] = receptor().recebidas
  if (!primeira || !segunda) throw new Error('faltou uma')
  expect(segredosQueAssinaram(primeira, [erp.segredo])).toEqual([erp.segredo])
  // As the page for the other system's programmer does it.
  const pagina = readFileSync(new URL('../../../../../docs/WEBHOOKS.md', import.meta.url), 'utf8')
  const codigo = /^```js\n([\s\S]*?)^```/m.exec(pagina)?.[1] ?? ''
  const { conferir } = await import(`data:text/javascript,${encodeURIComponent(codigo)}`)
  expect(conferir(erp.segredo, primeira.cabecalhos, primeira.texto)).toBe(true)
  expect(conferir(erp.segredo, primeira.cabecalhos, `${primeira.texto} `)).toBe(false)
  expect(conferir(erp.segredo, primeira.cabecalhos, primeira.texto, Date.now() + 600_000)).toBe(false)
  expect(segredosQueAssinaram({ ...primeira, texto: `${primeira.texto} ` }, [erp.segredo])).toEqual([])
  expect(primeira.cabecalhos).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(Math.abs(Date.now() / 1000 - Number(primeira.cabecalhos['webhook-timestamp']))).toBeLessThan(60)
  const corpo = JSON.parse(segunda.texto)
  expect(corpo).toEqual({
    type: 'boleto.cancelado',
    timestamp: expect.any(String),
    data: {
      ...{
        versao: 1,
        id: boleto.id,
        empresa_id: caixa.empresa_id,
        numero: boleto.numero,
        situacao: 'CANCELADO',
      },
      ...{ registro: 'A_REMETER', cliente_id: boleto.cliente?.id, contrato_id: null, venda_id: null },
    },
  })
  const descrito = corposDeWebhook.find(({ tipo }) => tipo === corpo.type)
  expect(z.safeParse(descrito?.corpo ?? z.never(), corpo).success).toBe(true)
  expect(await entregas(erp.id)).toMatchObject([
    { evento: 'boleto.cancelado', situacao: 'ENTREGUE', tentativas: 1, status_http: 204, falha: null },
    { evento: 'boleto.emitido', situacao: 'ENTREGUE', proxima_em: null },
  ])
})

test('sem quem escute nada é gravado, e cada um só ouve o que pediu', async () => {
  const [desligado, vendas, deOutra] = [
    await criar({ ativo: false }),
    await criar({ eventos: ['venda.enviada'] }),
    await criar({ empresas: [(await s().fabrica.empresa()).id] }),
  ]
  await umBoleto()
  const { rows } = await s().pool.query('select count(*)::integer as n from webhook_entrega')
  expect(rows).toEqual([{ n: 0 }])

  const daEmpresa = await criar({ empresas: [caixa.empresa_id], eventos: ['boleto.emitido'] })
  await cancelar(await umBoleto())
  expect(tiposDe(await entregas(daEmpresa.id))).toEqual(['boleto.emitido'])
  for (const { id } of [desligado, vendas, deOutra]) expect(await entregas(id)).toEqual([])
})

test('o que não foi gravado não é contado', async () => {
  const erp = await criar()
  const boleto = await umBoleto()
  // Whatever fails after the boleto is written takes the event with it.
  await s().pool.query(`create function falhar() returns trigger language plpgsql as $$
    begin raise exception 'falha de propósito'; end $$`)
  await s().pool.query(
    'create trigger falhar before insert on auditoria for each row execute function falhar()',
  )
  try {
    expect((await cancelar(boleto)).status).toBe(500)
  } finally {
    await s().pool.query('drop trigger falhar on auditoria')
  }
  expect(tiposDe(await entregas(erp.id))).toEqual(['boleto.emitido'])
})

test('um teste de conta não é cobrança, e não é contado', async () => {
  const erp = await criar()
  const corpo = { valor: 500, vencimento: '2030-12-10' }
  const porta = { logradouro: 'Rua Direita', numero: '10', complemento: null, bairro: 'Centro' }
  const endereco = { ...porta, cep: '13010000', codigo_ibge: 3509502 }
  await s().db.update(empresa).set({ endereco }).where(eq(empresa.id, caixa.empresa_id))
  const { status } = await pedir('POST', `/conta-bancaria/${caixa.conta_id}/boleto-de-teste`, corpo)
  expect(status).toBe(201)
  expect(await entregas(erp.id)).toEqual([])
})

test('depois de uma falha tenta de novo, cada vez mais tarde, com o mesmo id e outra assinatura', async () => {
  const erp = await criar()
  await umBoleto()
  receptor().responderCom(comStatus(500, 'caiu\0 aqui'))
  await entregar(erp.id)
  const [falhou] = await entregas(erp.id)
  expect(falhou).toMatchObject({ situacao: 'PENDENTE', tentativas: 1, falha: 'O destino respondeu 500' })
  const { rows } = await s().pool.query(
    'select extract(epoch from proxima_em - tentada_em)::int as segundos from webhook_entrega where id = $1',
    [falhou?.id],
  )
  expect(rows).toEqual([{ segundos: 5 }])
  expect((await pedir('GET', `/webhook-entrega/${falhou?.id}`)).corpo).toMatchObject({
    resposta: 'caiu aqui',
    corpo: receptor().recebidas[0]?.texto,
  })

  // Its hour has not come, also on a machine that took longer than that to get here.
  await s().pool.query(`update webhook_entrega set proxima_em = now() + interval '1 hour' where id = $1`, [
    falhou?.id,
  ])
  await entregar(erp.id)
  expect(receptor().recebidas).toHaveLength(1)
  await passarOTempo()
  receptor().responderCom(comStatus(200, 'ok'))
  await entregar(erp.id)
  const ids = receptor().recebidas.map(({ cabecalhos }) => cabecalhos['webhook-id'])
  expect(ids).toEqual([falhou?.id, falhou?.id])
  expect(await entregas(erp.id)).toMatchObject([{ situacao: 'ENTREGUE', tentativas: 2, falha: null }])
  expect((await pedir('GET', `/webhook/${erp.id}`)).corpo.falhando_desde).toBeNull()
})

test('desiste depois da última espera, e quem responde 410 é desligado na hora', async () => {
  const erp = await criar({ eventos: ['boleto.emitido'] })
  await umBoleto()
  receptor().responderCom(comStatus(503))
  for (let vez = 0; vez < 8; vez++) {
    await passarOTempo()
    await entregar(erp.id)
  }
  expect(await entregas(erp.id)).toMatchObject([{ situacao: 'FALHOU', tentativas: 8, proxima_em: null }])

  receptor().responderCom(comStatus(410))
  await umBoleto()
  await passarOTempo()
  await entregar(erp.id)
  expect((await pedir('GET', `/webhook/${erp.id}`)).corpo).toMatchObject({
    ativo: false,
    desligado_por: 'O destino respondeu 410: não quer mais receber',
  })
})

test('o que é do mesmo registro espera a sua vez; o resto segue', async () => {
  const erp = await criar()
  const [um, outro] = [await umBoleto(), await umBoleto()]
  await cancelar(um)
  receptor().responderCom((res, { texto }) =>
    res.writeHead(JSON.parse(texto).data.id === um.id ? 500 : 204).end(),
  )
  await entregar(erp.id)
  const vistos = () => receptor().recebidas.map(({ texto }) => JSON.parse(texto))
  expect(vistos().map(({ type, data }) => [type, data.id])).toEqual([
    ['boleto.emitido', um.id],
    ['boleto.emitido', outro.id],
  ])
  receptor().responderCom(comStatus(204))
  await passarOTempo()
  await entregar(erp.id)
  expect(
    vistos()
      .map(({ type, data }) => [type, data.id])
      .slice(2),
  ).toEqual([
    ['boleto.emitido', um.id],
    ['boleto.cancelado', um.id],
  ])
})

test('quem não responde não prende ninguém, e um destino fora do ar é poupado', async () => {
  const erp = await criar({ eventos: ['boleto.emitido'] })
  for (let n = 0; n < 7; n++) await umBoleto()
  receptor().responderCom(() => {})
  await entregar(erp.id, { prazoMs: 400 })
  // Five at once, and then it is left alone instead of trying all the others on it.
  expect(receptor().recebidas).toHaveLength(5)
  expect(await entregas(erp.id)).toContainEqual(
    expect.objectContaining({ falha: 'O destino não respondeu em 0.4 s', status_http: null }),
  )
  await entregar(erp.id)
  expect(receptor().recebidas).toHaveLength(5)
  await passarOTempo()
  await entregar(erp.id, { prazoMs: 400 })
  expect(receptor().recebidas).toHaveLength(6)
  receptor().responderCom(comStatus(204))
  await passarOTempo()
  await entregar(erp.id)
  expect(await entregas(erp.id, 'ENTREGUE')).toHaveLength(7)
})

test('uma resposta sem fim é cortada', async () => {
  const erp = await criar()
  await umBoleto()
  receptor().responderCom((res) => {
    res.writeHead(200).write('á'.repeat(200_000))
  })
  await entregar(erp.id)
  const [entregue] = await entregas(erp.id, 'ENTREGUE')
  expect((await pedir('GET', `/webhook-entrega/${entregue?.id}`)).corpo.resposta).toHaveLength(2_000)
})

test('falhando há dias, é desligado e os administradores ficam sabendo; ligado, segue de onde parou', async () => {
  const erp = await criar({ nome: 'ERP da matriz' })
  await umBoleto()
  await s().pool.query(`update webhook set falhando_desde = now() - interval '4 days', falhas_seguidas = 1`)
  receptor().responderCom(comStatus(500))
  await entregar(erp.id)
  const { corpo: desligado } = await pedir('GET', `/webhook/${erp.id}`)
  expect(desligado).toMatchObject({ ativo: false, desligado_por: 'Nenhuma entrega deu certo em 3 dias' })
  const { corpo: historico } = await pedir('GET', `/webhook/${erp.id}/historico`)
  expect(historico.itens[0]).toMatchObject({ autor: 'SISTEMA', acao: 'EDITAR' })
  await umBoleto()
  expect(await entregas(erp.id)).toHaveLength(1)

  const { versao, nome, url, eventos, todas_empresas } = desligado
  const ligado = { versao, nome, url, eventos, todas_empresas, empresas: [], ativo: true }
  expect((await pedir('PUT', `/webhook/${erp.id}`, ligado)).corpo).toMatchObject({
    ...{ ativo: true, desligado_por: null, falhando_desde: null },
  })
  receptor().responderCom(comStatus(204))
  await passarOTempo()
  await entregar(erp.id)
  expect(await entregas(erp.id, 'ENTREGUE')).toHaveLength(1)
})

test('pela fila, tudo acontece sozinho: a entrega, e a carta de quando é desligado', async () => {
  const erp = await criar({ nome: 'ERP da filial' })
  pelaFila()
  receptor().responderCom(comStatus(410))
  await umBoleto()
  await vi.waitFor(() => expect(receptor().recebidas).toHaveLength(1), { timeout: 45_000, interval: 50 })
  const carta = await vi.waitFor(
    () => {
      const achada = s().cartas.find(({ assunto }) => assunto === 'O webhook ERP da filial foi desligado')
      expect(achada).toBeDefined()
      return achada
    },
    { timeout: 45_000, interval: 50 },
  )
  expect(carta).toMatchObject({ para: ADMIN.email })
  expect(carta?.texto).toContain(`/admin/configuracao/webhook/${erp.id}`)
})

test('o relógio acha o que ficou devido, e deixa em paz o que está desligado ou em pausa', async () => {
  const [erp, outro] = [await criar(), await criar()]
  await umBoleto()
  await s().pool.query(`update webhook set pausado_ate = now() + interval '1 minute' where id = $1`, [
    outro.id,
  ])
  const pedidos: unknown[] = []
  const enfileirar = async (_: unknown, ...pedido: unknown[]) => void pedidos.push(pedido)
  await acharEntregasDevidas({ db: s().db, enfileirar })
  expect(pedidos).toEqual([['entregar_webhook', { webhook_id: erp.id }]])
})
