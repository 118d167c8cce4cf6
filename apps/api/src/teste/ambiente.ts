import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { enviarConvite, enviarRecuperacao } from '../acesso/senha.commands.ts'
import { montarApp } from '../app.ts'
import { lerAmbiente } from '../env.ts'
import { criarFila } from '../jobs/fila.ts'
import type { Envelope } from '../mail/correio.ts'
import { ADMIN } from './admin.ts'
import { copiarBanco } from './banco.ts'
import { criarFabrica } from './fabrica.ts'

type Pedido = {
  corpo?: unknown
  token?: string | undefined
  ip?: string
  cabecalhos?: Record<string, string>
}

const CHAVE_DE_TESTE = Buffer.alloc(32, 7)

/** The whole server on a database of its own. Letters are collected instead of sent; the queue really runs. */
const montar = async (variaveis: Record<string, string>) => {
  const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-api-'))
  const { pool, db, apagar, conexao } = await copiarBanco()
  const env = lerAmbiente({
    LOG_LEVEL: 'silent',
    DATA_DIR: pasta,
    PUBLIC_URL: 'http://localhost:3000',
    ...variaveis,
  })
  const cartas: Envelope[] = []
  const correio = { enviar: async (carta: Envelope) => void cartas.push(carta) }
  const remetente = { correio, urlPublica: env.urlPublica }
  const fila = criarFila(pool, () => {})
  const tratadores = {
    recuperacao: ({ email }: { email: string }) => enviarRecuperacao(db, remetente, email),
    convite: ({ usuarioId }: { usuarioId: string }) => enviarConvite(db, remetente, usuarioId),
    faxina: async () => {},
  }
  await fila.iniciar(tratadores)
  const app = await montarApp({ env, db, pool, chaveMestra: CHAVE_DE_TESTE, enfileirar: fila.enfileirar })

  const pedir = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, p: Pedido = {}) => {
    const resposta = await app.inject({
      method,
      url: `/api${url}`,
      ...(p.corpo === undefined ? {} : { payload: p.corpo as object }),
      remoteAddress: p.ip ?? '10.0.0.1',
      headers: { ...(p.token && { authorization: `Bearer ${p.token}` }), ...p.cabecalhos },
    })
    const json = String(resposta.headers['content-type']).includes('json') ? resposta.json() : null
    return { status: resposta.statusCode, corpo: json, texto: resposta.body, cabecalhos: resposta.headers }
  }

  const entrar = async (email: string, senha: string, ip?: string) => {
    const { status, corpo } = await pedir('POST', '/auth/login', {
      corpo: { email, senha },
      ...(ip && { ip }),
    })
    if (status !== 200) throw new Error(`login de ${email}: ${status} ${JSON.stringify(corpo)}`)
    return { acesso: corpo.access_token as string, renovacao: corpo.refresh_token as string }
  }

  const fabrica = criarFabrica({ db, entrar })
  const desmontar = async () => {
    await fila.parar()
    await app.close()
    await apagar()
    await rm(pasta, { recursive: true, force: true })
  }
  const admin = () => entrar(ADMIN.email, ADMIN.senha)
  return { app, db, pool, env, cartas, pedir, entrar, admin, fabrica, desmontar, conexao }
}

export type Ambiente = Awaited<ReturnType<typeof montar>>

/** For a test file: one server, up before the first test and gone after the last. */
export const usarServidor = (variaveis: Record<string, string> = {}) => {
  const caixa: { ambiente?: Ambiente } = {}
  beforeAll(async () => {
    caixa.ambiente = await montar(variaveis)
  })
  afterAll(() => caixa.ambiente?.desmontar())
  return () => {
    if (!caixa.ambiente) throw new Error('o servidor ainda não subiu')
    return caixa.ambiente
  }
}
