import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { conferirRecusa } from '#testes/recusas.ts'

const s = usarServidor()

const conectar = async () => {
  if (!s().app.server.listening) await s().app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = s().app.server.address() as AddressInfo
  const soquete = connect(port, '127.0.0.1')
  await once(soquete, 'connect')
  return soquete
}
const lerResposta = async (soquete: Socket) => {
  const resposta = await text(soquete)
  const [cabeca = '', texto = ''] = resposta.split('\r\n\r\n')
  return { status: Number(cabeca.split(' ')[1]), texto, corpo: JSON.parse(texto) }
}

/** Raw bytes to the port, as no normal client would send them. */
const mandar = async (bytes: string) => {
  const soquete = await conectar()
  soquete.write(bytes)
  return lerResposta(soquete)
}

test.each([
  ['o que não é HTTP', 'BATATA\r\n\r\n', 400],
  [
    'cabeçalhos grandes demais',
    `GET /api/health/live HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    431,
  ],
  ['um endereço mal escrito', 'GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  [
    'dois tamanhos que se contradizem',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  [
    'um tamanho que não é número',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n',
    400,
  ],
])('%s é recusado em português, na forma de sempre', async (caso, bytes, status) => {
  const resposta = await mandar(bytes)
  expect(resposta.status).toBe(status)
  conferirRecusa(resposta, caso)
})

test('o envio que não chega no prazo ouve que demorou e o que fazer, não que foi mal escrito', async () => {
  const chegou = once(s().app.server, 'connection')
  const soquete = await conectar()
  const [doServidor] = await chegou
  // As Node does when its time for a whole request is over.
  const demora = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  s().app.server.emit('clientError', demora, doServidor)
  const resposta = await lerResposta(soquete)
  expect([resposta.status, resposta.corpo.message]).toEqual([
    408,
    'O envio demorou demais para chegar. Confira a sua rede e tente de novo.',
  ])
  conferirRecusa(resposta, 'demora')
})
