import { expect, onTestFinished, test, vi } from 'vitest'
import { SENHA_DE_TESTE } from '#acesso/usuario/usuario.fabrica.ts'
import { naVezDaSenha } from '#infra/auth/senha.ts'
import { imagens } from '#provedor/imagem/imagem.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()

let enderecos = 0
const login = (email = `ninguem${enderecos}@teste.br`) =>
  s().pedir('POST', '/auth/login', { corpo: { email, senha: SENHA_DE_TESTE }, ip: `10.3.0.${enderecos++}` })

/** Hashes that end when the test says so, more of them than there are places. */
const ocupar = (quantas: number) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const ocupadas = Array.from({ length: quantas }, () => naVezDaSenha(() => promise).catch(() => {}))
  const soltar = async () => {
    resolve()
    await Promise.all(ocupadas)
  }
  onTestFinished(soltar)
  return soltar
}
const CENTENAS = 500
const esperando = () => naVezDaSenha.ocupacao().esperando
const haEsperando = (quantos: number) =>
  vi.waitFor(() => expect(esperando()).toBe(quantos), { timeout: 45_000 })

test('vinte logins ao mesmo tempo não param a lista nem os arquivos', async () => {
  const { acesso: token } = await s().admin()
  const { email } = await s().fabrica.usuario()
  const foto = await s().pedir('POST', '/arquivo/imagem', {
    ...{ token, corpo: await imagens.png(), cabecalhos: { 'content-type': 'image/png' } },
  })
  const soltar = ocupar(8)
  const emCurso = esperando()
  const logins = [login(email), ...Array.from({ length: 19 }, () => login())]
  let respondidos = 0
  for (const um of logins) void um.then(() => respondidos++)
  await haEsperando(emCurso + logins.length)

  const lista = await s().app.inject({
    url: '/api/municipio?busca=sao',
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
  })
  expect([lista.statusCode, lista.headers['content-encoding']]).toEqual([200, 'br'])
  expect((await s().app.inject(`/_img/_/${foto.corpo.id}`)).statusCode).toBe(200)
  expect(respondidos).toBe(0)

  await soltar()
  const [certo, ...errados] = (await Promise.all(logins)).map((r) => r.status)
  expect(certo).toBe(200)
  expect(new Set(errados)).toEqual(new Set([401]))
})

test('poucas senhas são conferidas ao mesmo tempo: sobram processador e fios para o resto', async () => {
  let maximo = 0
  const logins = Promise.all(Array.from({ length: 12 }, () => login()))
  const olhar = setInterval(() => {
    maximo = Math.max(maximo, naVezDaSenha.ocupacao().trabalhando)
  })
  await logins
  clearInterval(olhar)
  expect(maximo).toBeGreaterThan(0)
  expect(maximo).toBeLessThanOrEqual(2)
})

test('com a espera cheia a resposta é "daqui a pouco", na hora, e a tentativa não conta', async () => {
  const { email } = await s().fabrica.usuario()
  const soltar = ocupar(CENTENAS)
  for (let vez = 0; vez < 10; vez++) {
    const { status, corpo, cabecalhos } = await s().pedir('POST', '/auth/login', {
      corpo: { email, senha: SENHA_DE_TESTE },
    })
    expect([status, cabecalhos['retry-after']]).toEqual([503, '2'])
    expect(corpo.message).toBe('Há muitas pessoas entrando agora. Tente novamente em instantes.')
  }
  await soltar()
  expect((await login(email)).status).toBe(200)
})

test('quem desiste do login não fica esperando', async () => {
  const base = await s().app.listen({ port: 0, host: '127.0.0.1' })
  ocupar(8)
  const antes = esperando()
  const partida = new AbortController()
  const pedido = fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ninguem@teste.br', senha: SENHA_DE_TESTE }),
    signal: partida.signal,
  }).catch(() => 'partiu')
  await haEsperando(antes + 1)
  partida.abort()
  expect(await pedido).toBe('partiu')
  await haEsperando(antes)
})
