import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Banco, enderecoDoBanco } from '../banco/postgres.ts'
import { ligarServidor } from './processo.ts'

const PRINCIPAL = new URL('../../apps/api/src/main.ts', import.meta.url)
const ADMIN = { email: 'admin@localhost', senha: 'bench: lenta nunca mais' }
// Half of the shortest lifetime of a token.
const VALIDADE_MS = 3 * 60_000

/** The real program over one of the databases, with a signed-in person. */
export const ligarAplicacao = async (banco: Banco, pasta: string) => {
  const dataDir = path.join(pasta, `app-${banco.database}`)
  await mkdir(dataDir, { recursive: true })
  const { porta, pid, desligar } = await ligarServidor(
    PRINCIPAL,
    '/api/health/ready',
    path.join(dataDir, 'saida.log'),
    {
      DATABASE_URL: enderecoDoBanco(banco),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_SENHA: ADMIN.senha,
    },
  )
  const base = `http://127.0.0.1:${porta}/api`
  let entrada: { token: string; em: number } | undefined

  const token = async () => {
    if (entrada && Date.now() - entrada.em < VALIDADE_MS) return entrada.token
    const resposta = await fetch(`${base}/auth/login?provedor=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    })
    if (!resposta.ok) throw new Error(`não entrou: ${resposta.status} ${await resposta.text()}`)
    const { access_token } = (await resposta.json()) as { access_token: string }
    entrada = { token: access_token, em: Date.now() }
    return access_token
  }

  const chamar = async (
    metodo: string,
    caminho: string,
    tipo?: string,
    corpo?: string | Uint8Array<ArrayBuffer> | ReadableStream,
  ) => {
    const resposta = await fetch(base + caminho, {
      method: metodo,
      headers: { authorization: `Bearer ${await token()}`, ...(tipo && { 'content-type': tipo }) },
      ...(corpo !== undefined && { body: corpo, duplex: 'half' }),
    })
    if (!resposta.ok) throw new Error(`${metodo} ${caminho}: ${resposta.status} ${await resposta.text()}`)
    return resposta
  }
  const obter = async <R>(caminho: string) => (await (await chamar('GET', caminho)).json()) as R

  return { porta, pid, desligar, token, chamar, obter }
}
export type Aplicacao = Awaited<ReturnType<typeof ligarAplicacao>>
