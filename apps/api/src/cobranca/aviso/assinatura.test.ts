import { v7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { alongarBloqueios } from '#testes/alongar-bloqueios.ts'
import { conferirRecusa, retratoDoBanco } from '#testes/recusas.ts'
import { usarAvisos } from '#testes/usar-avisos.ts'
import { cabecalhosDoAviso } from './aviso.fabrica.ts'

const { s, caixa, pedir, outraEmpresa, obter, gateway, novoSegredo, um, mandar, avisar, porPix } =
  usarAvisos()

beforeEach(() => s().pool.query('delete from tentativa_de_login'))

const agora = () => Math.floor(Date.now() / 1000)
const assinado = async () => {
  const corpo = JSON.stringify(porPix((await um()).numero))
  return { corpo, cabecalhos: cabecalhosDoAviso(gateway.segredo, corpo) }
}
type Cabecalhos = ReturnType<typeof cabecalhosDoAviso>

describe('antes de a assinatura conferir, toda recusa é a mesma', () => {
  test.each<[string, (c: Cabecalhos, corpo: string) => Record<string, string>]>([
    ['sem cabeçalhos', () => ({ 'content-type': 'application/json' })],
    ['assinatura de outro segredo', (_, corpo) => cabecalhosDoAviso(`whsec_${'A'.repeat(43)}=`, corpo)],
    ['assinatura do corpo sem o resto', (c) => ({ ...c, 'webhook-id': 'outro' })],
    ['hora mudada depois', (c) => ({ ...c, 'webhook-timestamp': String(agora() + 1) })],
    ['hora que não é hora', (c) => ({ ...c, 'webhook-timestamp': 'ontem' })],
    [
      'versão desconhecida',
      (c) => ({ ...c, 'webhook-signature': c['webhook-signature'].replace('v1', 'v2') }),
    ],
    ['assinatura cortada', (c) => ({ ...c, 'webhook-signature': c['webhook-signature'].slice(0, -8) })],
    ['assinatura vazia', (c) => ({ ...c, 'webhook-signature': 'v1,' })],
    ['corpo mudado', (_, corpo) => cabecalhosDoAviso(gateway.segredo, corpo.replace('12990', '12991'))],
  ])('%s', async (caso, estragar) => {
    const { corpo, cabecalhos } = await assinado()
    const antes = await retratoDoBanco(s().pool)
    const resposta = await mandar(corpo, estragar(cabecalhos, corpo))
    conferirRecusa(resposta, caso)
    expect([resposta.status, resposta.corpo.codigo]).toEqual([401, 'ASSINATURA_INVALIDA'])
    await s().pool.query('delete from tentativa_de_login')
    expect(await retratoDoBanco(s().pool)).toEqual(antes)
  })

  test('conta que não existe, sem segredo, ou com o segredo de outra: nada diz qual é o caso', async () => {
    const { corpo, cabecalhos } = await assinado()
    const { conta_id } = await outraEmpresa()
    const respostas = [await mandar(corpo, cabecalhos, v7()), await mandar(corpo, cabecalhos, conta_id)]
    await novoSegredo(conta_id)
    respostas.push(await mandar(corpo, cabecalhos, conta_id), await mandar(corpo, {}))
    expect(new Set(respostas.map(({ status, texto }) => `${status} ${texto}`)).size).toBe(1)
    expect(respostas[0]?.status).toBe(401)
  })

  test('quem erra sem parar espera, e quem assina certo do mesmo endereço não', async () => {
    const { corpo, cabecalhos } = await assinado()
    for (let i = 0; i < 30; i++) expect((await mandar(corpo, {})).status).toBe(401)
    await alongarBloqueios(s().db)
    expect((await mandar(corpo, {})).status).toBe(429)
    expect((await mandar(corpo, cabecalhos)).status).toBe(200)
  })
})

test.each([
  ['velha', -301],
  ['do futuro', 301],
])('uma assinatura certa mas %s é recusada em palavras, e nada muda', async (_, diferenca) => {
  const boleto = await um()
  const resposta = await avisar(porPix(boleto.numero), { segundos: agora() + diferenca })
  conferirRecusa(resposta, String(diferenca))
  expect([resposta.status, resposta.corpo.codigo]).toEqual([401, 'AVISO_FORA_DA_HORA'])
  expect((await obter(boleto.id)).situacao).toBe('ABERTO')
  const perto = await avisar(porPix(boleto.numero), { segundos: agora() + Math.sign(diferenca) * 290 })
  expect(perto.corpo.resultado).toBe('APLICADO')
})

test('com várias assinaturas, como na troca do segredo, basta uma', async () => {
  const { corpo, cabecalhos } = await assinado()
  const varias = `v1,AAAA v2,xyz ${cabecalhos['webhook-signature']}`
  expect((await mandar(corpo, { ...cabecalhos, 'webhook-signature': varias })).status).toBe(200)
})

test('segredo trocado ou excluído: o antigo deixa de valer na hora', async () => {
  const { corpo, cabecalhos } = await assinado()
  gateway.segredo = await novoSegredo(caixa.conta_id)
  expect((await mandar(corpo, cabecalhos)).status).toBe(401)
  await s().pedir('DELETE', `/conta-bancaria/${caixa.conta_id}/segredo`, { token: caixa.token })
  expect((await mandar(corpo, cabecalhosDoAviso(gateway.segredo, corpo))).status).toBe(401)
  gateway.segredo = await novoSegredo(caixa.conta_id)
})

describe('assinado certo, mas sem sentido: 400 em palavras e nada guardado', () => {
  test.each<[string, string]>([
    ['vazio', ''],
    ['não é JSON', '{"evento":'],
    ['não é UTF-8 com sentido', '"\u0000"'],
    ['lista', '[]'],
    ['texto', '"PAGO"'],
    ['evento desconhecido', '{"evento":"SUMIU","txid":"BOL0000000001"}'],
    ['sem boleto', '{"evento":"REGISTRADO"}'],
    ['dois números', '{"evento":"REGISTRADO","txid":"BOL0000000001","nosso_numero":"1"}'],
    ['campo a mais', '{"evento":"REGISTRADO","txid":"BOL0000000001","canario":1}'],
    ['__proto__', '{"evento":"REGISTRADO","txid":"BOL0000000001","__proto__":{"a":1}}'],
    ['sem valor', '{"evento":"PAGO","txid":"BOL0000000001","pago_em":"2026-01-01","meio":"PIX"}'],
    ['valor zero', '{"evento":"PAGO","txid":"BOL0000000001","valor":0,"pago_em":"2026-01-01","meio":"PIX"}'],
    [
      'valor quebrado',
      '{"evento":"PAGO","txid":"BOL0000000001","valor":1.5,"pago_em":"2026-01-01","meio":"PIX"}',
    ],
    [
      'dia que não há',
      '{"evento":"PAGO","txid":"BOL0000000001","valor":1,"pago_em":"2026-02-30","meio":"PIX"}',
    ],
    ['meio', '{"evento":"PAGO","txid":"BOL0000000001","valor":1,"pago_em":"2026-01-01","meio":"DINHEIRO"}'],
    ['NUL', '{"evento":"REJEITADO","txid":"BOL0000000001","motivo":"a\\u0000b"}'],
    ['fundo demais', '['.repeat(20_000)],
  ])('%s', async (caso, corpo) => {
    const antes = await retratoDoBanco(s().pool)
    const resposta = await mandar(corpo, cabecalhosDoAviso(gateway.segredo, corpo))
    conferirRecusa(resposta, caso)
    expect(resposta.status).toBe(400)
    expect(await retratoDoBanco(s().pool)).toEqual(antes)
  })

  test('pago na semana que vem, grande demais, ou com um campo na consulta', async () => {
    const boleto = await um()
    const futuro = await avisar(porPix(boleto.numero, { pago_em: '2099-01-01' }))
    expect([futuro.status, futuro.corpo.campos?.pago_em?.[0]]).toEqual([422, expect.stringMatching(/futuro/)])
    const { corpo, cabecalhos } = await assinado()
    const grande = corpo + ' '.repeat(40_000)
    expect((await mandar(grande, cabecalhosDoAviso(gateway.segredo, grande))).status).toBe(413)
    expect((await mandar(corpo, cabecalhos, `${caixa.conta_id}?x=1`)).status).toBe(400)
    expect((await obter(boleto.id)).situacao).toBe('ABERTO')
  })
})

test('o OpenAPI descreve os cabeçalhos e os campos', async () => {
  const { corpo } = await pedir('GET', '/openapi.json')
  const { parameters, requestBody, responses } = corpo.paths['/aviso-de-pagamento/{id}'].post
  expect(
    parameters.filter((p: { in: string }) => p.in === 'header').map((p: { name: string }) => p.name),
  ).toEqual([...['webhook-id', 'webhook-timestamp', 'webhook-signature']])
  expect(JSON.stringify(requestBody.content['application/json'].schema)).toContain('fim_a_fim')
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '401']))
})
