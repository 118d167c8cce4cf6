import { endpoint } from '@balcao/contract/base/endpoint'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ligarServidor } from '#testes/servidor.ts'
import { ErroHttp, textoDoErro } from './erro.ts'
import { criarTransporte } from './transporte.ts'

const editar = endpoint({
  method: 'PUT',
  path: '/coisa/:id/parte/:parteId',
  permissao: 'autenticada',
  resumo: '',
  params: z.object({ id: z.string(), parteId: z.string() }),
  query: z.object({ busca: z.optional(z.string()), limite: z.optional(z.int()) }),
  body: z.object({ nome: z.string() }),
  resposta: z.object({ ok: z.boolean() }),
})
const listar = endpoint({
  method: 'GET',
  path: '/coisa',
  permissao: 'publica',
  resumo: '',
  resposta: z.object({}),
})
const exportar = endpoint({
  method: 'GET',
  path: '/coisa/exportar',
  permissao: 'autenticada',
  resumo: '',
  resposta: { arquivo: 'text/csv' },
})

const subir = endpoint({
  method: 'POST',
  path: '/coisa/foto',
  permissao: 'autenticada',
  resumo: '',
  body: z.instanceof(Blob),
  resposta: z.object({ ok: z.boolean() }),
})

const falhar = async (promessa: Promise<unknown>) => {
  const erro = await promessa.then(
    () => undefined,
    (erro: unknown) => erro,
  )
  expect(erro).toBeInstanceOf(ErroHttp)
  return erro as ErroHttp
}

afterEach(() => vi.restoreAllMocks())

test('monta caminho, busca, corpo e bearer a partir do contrato', async () => {
  const { base, pedidos } = await ligarServidor(() => ({ json: { ok: true } }))
  const resposta = await criarTransporte(base)(
    editar,
    { params: { id: 'a/b', parteId: 'ç' }, query: { busca: '', limite: 20 }, body: { nome: 'Zé' } },
    { bearer: 'segredo' },
  )
  expect(resposta).toEqual({ ok: true })
  const [pedido] = pedidos
  expect(pedido).toMatchObject({
    metodo: 'PUT',
    url: '/coisa/a%2Fb/parte/%C3%A7?limite=20',
    corpo: '{"nome":"Zé"}',
  })
  expect(pedido?.cabecalhos).toMatchObject({
    authorization: 'Bearer segredo',
    'content-type': 'application/json',
  })
})

test('sem token não há cabeçalho de autorização, e sem corpo não há content-type', async () => {
  const { base, pedidos } = await ligarServidor(() => ({}))
  await criarTransporte(base)(listar, {})
  expect(pedidos[0]?.cabecalhos.authorization).toBeUndefined()
  expect(pedidos[0]?.cabecalhos['content-type']).toBeUndefined()
})

test('com a versão que já se tem, 304 é dito como recusa sem mensagem da API', async () => {
  const { base, pedidos } = await ligarServidor(() => ({ status: 304 }))
  const erro = await falhar(criarTransporte(base)(listar, {}, { versao: 'v1' }))
  expect(erro.status).toBe(304)
  expect(pedidos[0]?.cabecalhos['if-none-match']).toBe('W/"v1"')
})

test('um arquivo volta como Blob', async () => {
  const { base } = await ligarServidor(() => ({ texto: 'nome;email' }))
  const arquivo = await criarTransporte(base)(exportar, {})
  expect(await arquivo.text()).toBe('nome;email')
})

test('uma recusa traz mensagem, motivos, campos e o registro atual', async () => {
  const corpo = {
    message: 'Não deu',
    errors: ['Um', 'Dois'],
    codigo: 'X',
    campos: { nome: ['Curto'] },
    atual: { v: 2 },
  }
  const { base } = await ligarServidor(() => ({
    status: 409,
    json: corpo,
    cabecalhos: { 'retry-after': '30' },
  }))
  const erro = await falhar(criarTransporte(base)(listar, {}))
  expect(erro).toMatchObject({ status: 409, ...corpo, esperarSegundos: 30 })
  expect(textoDoErro(erro)).toBe('Não deu\nUm\nDois')
})

test('uma resposta que não é da API vira a mensagem padrão', async () => {
  const { base } = await ligarServidor(() => ({ status: 502, texto: '<h1>Bad Gateway</h1>' }))
  const erro = await falhar(criarTransporte(base)(listar, {}))
  expect(erro).toMatchObject({ status: 502, message: 'Houve um erro, tente novamente mais tarde' })
})

test('sem resposta, a mensagem fala da rede', async () => {
  const { base, desligar } = await ligarServidor(() => ({}))
  await desligar()
  const erro = await falhar(criarTransporte(base)(listar, {}))
  expect(erro.ehDeRede).toBe(true)
  expect(erro.message).toMatch(/^Não conseguimos processar sua solicitação\./)
})

test('quem cancela a chamada recebe o próprio cancelamento, não uma falha de rede', async () => {
  const { base } = await ligarServidor(() => new Promise(() => undefined))
  const cancelada = criarTransporte(base)(listar, {}, { signal: AbortSignal.timeout(20) })
  await expect(cancelada).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('também quem cancela com a resposta a meio do caminho', async () => {
  const cancelador = new AbortController()
  // The answer has begun; its end never comes.
  const buscar = async (_: unknown, pedido?: RequestInit) => {
    const corpo = new ReadableStream({
      start: (fluxo) => pedido?.signal?.addEventListener('abort', () => fluxo.error(pedido.signal?.reason)),
    })
    queueMicrotask(() => cancelador.abort())
    return new Response(corpo)
  }
  const cancelada = criarTransporte('', buscar)(listar, {}, { signal: cancelador.signal })
  await expect(cancelada).rejects.toMatchObject({ name: 'AbortError' })
})

/** The time that a call may take is over at once. */
const semTempo = () =>
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))

test.each([undefined, new AbortController().signal])(
  'uma conexão que morre calada é uma resposta que não veio: ninguém espera em vão',
  async (signal) => {
    const { base } = await ligarServidor(() => new Promise(() => undefined))
    semTempo()
    const erro = await falhar(criarTransporte(base)(listar, {}, { signal }))
    expect(erro.ehDeRede).toBe(true)
  },
)

test('um arquivo demora o que demorar, para lá e para cá', async () => {
  const { base } = await ligarServidor(() => ({ json: { ok: true } }))
  semTempo()
  expect(await criarTransporte(base)(exportar, {})).toBeInstanceOf(Blob)
  await expect(criarTransporte(base)(subir, { body: new Blob(['foto']) })).resolves.toEqual({ ok: true })
})

test('um telefone antigo, que não conhece prazos, chama assim mesmo', async () => {
  const { base } = await ligarServidor(() => ({ json: {} }))
  vi.stubGlobal('AbortSignal', { ...AbortSignal, any: undefined, timeout: undefined })
  await expect(criarTransporte(base)(listar, {})).resolves.toEqual({})
  vi.unstubAllGlobals()
})
