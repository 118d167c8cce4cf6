// @module-tag demorado
import { once } from 'node:events'
import { connect } from 'node:net'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { limitarPrazoDoCorpo } from './prazo-do-corpo.ts'

const PRAZO = 1000
const GOTAS = 9

const subir = async () => {
  const app = fastify({ http: { connectionsCheckingInterval: PRAZO / 10 } })
  limitarPrazoDoCorpo(app, PRAZO)
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, corpo, pronto) => pronto(null, corpo))
  app.post('/comum', async () => 'ok')
  app.post('/demorado', { config: { envioDemorado: true } }, async () => 'ok')
  onTestFinished(() => app.close())
  return await app.listen({ port: 0, host: '127.0.0.1' })
}

/**
 * Sends the headers, and then `gotas` bytes one at a time. Returns everything that came back until the end.
 */
const enviar = async (base: string, caminho: string, gotas: number) => {
  const cliente = connect(Number(new URL(base).port), '127.0.0.1')
  let recebido = ''
  cliente.on('data', (parte) => {
    recebido += parte
  })
  cliente.on('error', () => {})
  cliente.write(
    `POST ${caminho} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: x/y\r\nContent-Length: ${GOTAS}\r\n\r\n`,
  )
  let enviadas = 0
  const pingar = setInterval(() => {
    if (enviadas++ < gotas) cliente.write('a')
  }, PRAZO / 6)
  await new Promise((fechada) => cliente.once('close', fechada))
  clearInterval(pingar)
  return recebido
}

test('um corpo que não chega é cortado no prazo, também o que pinga', async () => {
  const base = await subir()
  expect(await Promise.all([enviar(base, '/comum', 0), enviar(base, '/comum', GOTAS)])).toEqual(['', ''])
  const resposta = await fetch(`${base}/comum`, { method: 'POST', body: 'tudo' })
  expect(await resposta.text()).toBe('ok')
})

test('cabeçalhos que não acabam são cortados no prazo', async () => {
  const cliente = connect(Number(new URL(await subir()).port), '127.0.0.1')
  const fim = once(cliente, 'close')
  cliente
    .on('error', () => {})
    .resume()
    .write('GET /comum HTTP/1.1\r\nHost: x\r\nX: ')
  await fim
})

test('um arquivo grande pode demorar mais que o prazo, mas não calar', async () => {
  const base = await subir()
  const [calado, parado, lento] = await Promise.all([
    enviar(base, '/demorado', 0),
    enviar(base, '/demorado', 3),
    enviar(base, '/demorado', GOTAS),
  ])
  expect([calado, parado]).toEqual(['', ''])
  expect(lento).toMatch(/^HTTP\/1\.1 200/)
})
