import { connect } from 'node:net'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { limitarPrazoDoCorpo } from './prazo-do-corpo.ts'

const PRAZO = 200

/** How long the server keeps a connection whose body never ends. */
const esperaDe = (porta: number, caminho: string) =>
  new Promise<number>((resolver) => {
    const inicio = performance.now()
    const fim = () => resolver(performance.now() - inicio)
    const cliente = connect(porta, '127.0.0.1', () =>
      cliente.write(
        `POST ${caminho} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\na`,
      ),
    )
    cliente.once('close', fim).once('error', () => {})
    setTimeout(() => cliente.destroy(), PRAZO * 5)
  })

test('um corpo que não chega é cortado no prazo; o de um arquivo grande, só pelo silêncio', async () => {
  const app = fastify()
  limitarPrazoDoCorpo(app, PRAZO)
  app.post('/comum', async () => 'ok')
  app.post('/demorado', { config: { envioDemorado: true } }, async () => 'ok')
  app.post('/rapido', async () => 'ok')
  const endereco = await app.listen({ port: 0, host: '127.0.0.1' })
  const porta = Number(new URL(endereco).port)
  const [comum, demorado] = await Promise.all([esperaDe(porta, '/comum'), esperaDe(porta, '/demorado')])
  expect(comum).toBeLessThan(PRAZO * 4)
  expect(demorado).toBeGreaterThanOrEqual(PRAZO * 4.9)
  const resposta = await fetch(`${endereco}/rapido`, { method: 'POST', body: 'tudo' })
  expect(await resposta.text()).toBe('ok')
  await app.close()
})
