import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ADMIN } from '#testes/admin.ts'
import { copiarBanco } from '#testes/banco.ts'
import { portaLivre } from '#testes/porta-livre.ts'

const PRINCIPAL = fileURLToPath(new URL('../../main.ts', import.meta.url))
const ligados: (() => unknown)[] = []
const caixa = { url: '', log: '' }

// The real program at its most verbose level, because its output is what an operator keeps.
beforeAll(async () => {
  const { conexao, apagar } = await copiarBanco()
  const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-log-'))
  const porta = await portaLivre()
  const { host, port, user, database } = conexao
  const consulta = new URLSearchParams({ host, port: String(port), user })
  const processo = spawn(process.execPath, [PRINCIPAL], {
    env: {
      PATH: process.env.PATH,
      PORT: String(porta),
      DATA_DIR: pasta,
      DATABASE_URL: `postgres:///${database}?${consulta}`,
      LOG_LEVEL: 'trace',
    },
  })
  ligados.push(
    () => rm(pasta, { recursive: true, force: true }),
    apagar,
    async () => {
      processo.kill('SIGTERM')
      if (processo.exitCode === null) await once(processo, 'exit')
    },
  )
  for (const saida of [processo.stdout, processo.stderr])
    saida.on('data', (parte: Buffer) => {
      caixa.log += parte.toString()
    })
  caixa.url = `http://127.0.0.1:${porta}/api`
  await vi.waitFor(async () => expect((await fetch(`${caixa.url}/health/ready`)).status).toBe(200), {
    timeout: 40_000,
    interval: 100,
  })
})
afterAll(async () => {
  for (const desligar of ligados.reverse()) await desligar()
})

const post = (caminho: string, corpo: string | object, token?: string) =>
  fetch(`${caixa.url}${caminho}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: typeof corpo === 'string' ? corpo : JSON.stringify(corpo),
  })

test('senha, token, cookie e e-mail não aparecem no log, aconteça o que acontecer', async () => {
  const login = await post('/auth/login', { email: ADMIN.email, senha: ADMIN.senha })
  const { access_token, refresh_token } = (await login.json()) as Record<string, string>
  const canarios = {
    senha: 'canario-senha-1234',
    email: 'canario@exemplo.br',
    token: 'canario-token-0123456789012345678901234567890',
    cookie: 'canario-cookie',
    segredo: 'canario-do-smtp',
    cpf: '52998224725',
  }
  await post('/auth/login', { email: canarios.email, senha: canarios.senha })
  await post('/auth/login', `{"email": "${canarios.email}", "senha": "${canarios.senha}`)
  await post('/auth/recuperar-senha/enviar-email', { email: canarios.email })
  await post('/auth/recuperar-senha/enviar-email', { email: ADMIN.email })
  await post('/auth/senha', { senha: canarios.senha }, canarios.token)
  await fetch(`${caixa.url}/auth/recuperar-senha/validar-token?id=x&token=${canarios.token}`)
  await post('/assinante/identificar', {
    ...{ t: canarios.token, final_cpf: '4725', data_nascimento: '1990-05-01' },
  })
  await post('/assinante/aceitar', { texto_sha256: 'a'.repeat(64) }, canarios.token)
  await post('/fechada/conferir', { sha256: 'a'.repeat(64) }, canarios.token)
  await fetch(`${caixa.url}/fechada/pdf?t=${canarios.token}`)
  for (const pagina of ['assinante', 'fechada'])
    await fetch(`${caixa.url.replace('/api', '')}/${pagina}?t=${canarios.token}`)
  await fetch(`${caixa.url}/auth/me`, {
    headers: { authorization: `Bearer ${access_token}`, cookie: canarios.cookie },
  })
  await fetch(`${caixa.url}/auth/refresh`, { headers: { authorization: `Bearer ${refresh_token}` } })
  await vi.waitFor(() => expect(caixa.log).toContain('e-mail guardado em'), { timeout: 10_000 })
  // Only now, because from here on mail would go to that server.
  await fetch(`${caixa.url}/configuracao`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    body: JSON.stringify({
      versao: 1,
      smtp_host: 'x.invalid',
      smtp_usuario: 'x',
      smtp_senha: canarios.segredo,
    }),
  })
  await post('/configuracao/testar-email', { para: canarios.email }, access_token)

  await fetch(`${caixa.url}/cliente?busca=${canarios.cpf}`, {
    headers: { authorization: `Bearer ${access_token}` },
  })

  // Lines are written in batches. Only after the last one is it certain what is in none of them.
  await vi.waitFor(() => expect(caixa.log).toContain('/api/cliente'), { timeout: 5_000 })
  expect(caixa.log).toContain('/api/auth/login')
  const segredos = { ...canarios, admin: ADMIN.email, senhaDoAdmin: ADMIN.senha, access_token, refresh_token }
  for (const [nome, valor] of Object.entries(segredos))
    expect(caixa.log.includes(String(valor)), nome).toBe(false)
})

test('cada pedido deixa uma linha JSON com método, caminho e situação', async () => {
  await fetch(`${caixa.url}/health/live?x=1`)
  const linhas = () =>
    caixa.log
      .split('\n')
      .filter((l) => l.startsWith('{'))
      .map((l) => JSON.parse(l))
  await vi.waitFor(
    () =>
      expect(linhas()).toContainEqual(
        expect.objectContaining({ metodo: 'GET', caminho: '/api/health/live', ip: '127.0.0.1', status: 400 }),
      ),
    { timeout: 5_000 },
  )
})
