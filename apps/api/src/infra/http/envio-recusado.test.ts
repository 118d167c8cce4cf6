import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()
const caixa = { base: '', semPermissao: '' }
beforeAll(async () => {
  caixa.base = await s().app.listen({ port: 0, host: '127.0.0.1' })
  caixa.semPermissao = (await s().fabrica.pessoa({ grupo: [] })).acesso
})

const ANUNCIADO = 1024 ** 3
const PEDACO = Buffer.alloc(64 * 1024)

/**
 * Starts an upload of one gigabyte. With `insistir` it continues whatever the answer is. Ends when the server
 * closes.
 */
const enviar = async (caminho: string, { token = '', insistir = false }) => {
  const cliente = connect({ port: Number(new URL(caixa.base).port), host: '127.0.0.1', allowHalfOpen: true })
  let recebido = ''
  cliente.on('data', (parte) => {
    recebido += parte
  })
  cliente.on('error', () => {})
  const cabecalhos = [`Content-Length: ${ANUNCIADO}`, ...(token && [`Authorization: Bearer ${token}`])]
  cliente.write(
    `POST /api${caminho} HTTP/1.1\r\nHost: x\r\nContent-Type: text/csv\r\n${cabecalhos.join('\r\n')}\r\n\r\n`,
  )
  cliente.write(PEDACO)
  const continuar = () => {
    while (cliente.write(PEDACO));
  }
  if (insistir) {
    cliente.on('drain', continuar)
    continuar()
    await new Promise((fechada) => cliente.once('close', fechada))
  } else {
    await once(cliente, 'end')
    cliente.destroy()
  }
  return recebido
}

test.each(['/importacao?nome=a.csv', '/arquivo/imagem', '/auth/login'])(
  'o que se envia sem poder a %s é recusado e a conexão fecha, sem esperar o resto',
  async (caminho) => {
    const esperado = caminho === '/auth/login' ? 415 : 401
    const recusa = await enviar(caminho, {})
    expect(recusa).toMatch(new RegExp(`^HTTP/1\\.1 ${esperado} `))
    expect(recusa.toLowerCase()).toContain('\r\nconnection: close\r\n')
    if (esperado === 401)
      expect(await enviar(caminho, { token: caixa.semPermissao })).toMatch(/^HTTP\/1\.1 403 /)
  },
)

test('quem insiste depois da recusa é desligado', async () => {
  expect(await enviar('/importacao?nome=a.csv', { insistir: true })).toMatch(/^HTTP\/1\.1 401 /)
})

test('a recusa de um corpo curto não custa a conexão', async () => {
  const resposta = await fetch(`${caixa.base}/api/cliente`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect([resposta.status, resposta.headers.get('connection')]).toEqual([401, 'keep-alive'])
})
