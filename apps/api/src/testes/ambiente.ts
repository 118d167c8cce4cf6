import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { montarApp } from '#app.ts'
import { executarImportacao } from '#clientes/importacao/execucao/executar.ts'
import { lerAmbiente } from '#env.ts'
import { apagarDepoisDoBackup } from '#infra/arquivo/apagar-depois.ts'
import { emissorDeTokens } from '#infra/auth/tokens.ts'
import { depoisDeGravar } from '#infra/db/depois-de-gravar.ts'
import { criarFila, type Enfileirar } from '#infra/jobs/fila.ts'
import { criarCorreio, type Envelope } from '#infra/mail/correio.ts'
import type { ServidorDeEmail } from '#infra/mail/servidor.ts'
import { abrirStorage } from '#infra/storage/abrir.ts'
import { jobs } from '#jobs.ts'
import { criarCofre } from '#provedor/configuracao/cofre.ts'
import { servidorDeEmail } from '#provedor/configuracao/em-vigor.ts'
import { criarAlcance } from '#provedor/webhook/rede.ts'
import { copiarBanco } from './banco.ts'
import { criarFabrica } from './fabrica.ts'
import { criarPedir } from './pedir.ts'

/** The key behind every token of a test server, so that a test can sign what the server never would. */
export const CHAVE_DE_TESTE = Buffer.alloc(32, 7)

/** All queues look for work at the start. Each connection that they open at once costs PostgreSQL 5 ms. */
const umaPorVez = (pool: pg.Pool) => {
  let ultima: Promise<unknown> = Promise.resolve()
  const query = (texto: string, valores?: unknown[]) => {
    const esta = ultima.then(() => pool.query(texto, valores))
    ultima = esta.catch(() => {})
    return esta
  }
  return { query }
}

/**
 * The whole server on its own database. Letters are collected, unless there is a mail server. The job queue
 * really runs, without its schedule.
 */
const montar = async (variaveis: Record<string, string>) => {
  const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-api-'))
  const { pool, db, leitor, apagar, conexao } = await copiarBanco()
  const env = lerAmbiente({
    LOG_LEVEL: 'silent',
    // Tests ask nobody outside.
    CEP_URL: 'desligado',
    DATA_DIR: pasta,
    PUBLIC_URL: 'http://localhost:3000',
    ...variaveis,
  })
  const cartas: Envelope[] = []
  const cofre = criarCofre(CHAVE_DE_TESTE)
  const servidorEmVigor = () => servidorDeEmail(db, cofre, env)
  const porServidor = criarCorreio({ servidorEmVigor, dataDir: pasta, avisar: () => {} })
  const correio = {
    enviar: async (carta: Envelope, outro?: ServidorDeEmail | null) => {
      const servidor = outro === undefined ? await servidorEmVigor() : outro
      if (servidor) await porServidor.enviar(carta, servidor)
      else cartas.push(carta)
    },
  }
  const fila = criarFila({
    pool: umaPorVez(pool),
    jobs,
    aoFalhar: () => {},
    relogio: false,
    preparada: true,
  })
  const enfileirar: Enfileirar = async (db, nome, ...trabalho) => {
    await fila.enfileirar(db, nome, ...trabalho)
    // Nobody has to wait for the queue's next look.
    depoisDeGravar(db, () => fila.olharJa(nome))
  }
  const storage = await abrirStorage(env.storageUrl, CHAVE_DE_TESTE)
  await fila.iniciar({
    storage: apagarDepoisDoBackup(storage, db, enfileirar),
    ...{ db, correio, cofre, urlPublica: env.urlPublica, dataDir: pasta, enfileirar },
    webhooks: { alcanca: criarAlcance(env.redesDosWebhooks) },
    // Not in its own thread, which takes a second to start.
    executarImportacao: (id) => executarImportacao(db, storage, id),
  })
  const subir = () =>
    montarApp({
      ...{ env, db, pool, leitor },
      chaveMestra: CHAVE_DE_TESTE,
      enfileirar,
      repetirTrabalho: fila.repetir,
      aquecerImportador: () => {},
    })
  const app = await subir()
  const pedir = criarPedir(app)

  const entrar = async (email: string, senha: string, ip?: string) => {
    const { status, corpo } = await pedir('POST', '/auth/login', {
      corpo: { email, senha },
      ...(ip && { ip }),
    })
    if (status !== 200) throw new Error(`login de ${email}: ${status} ${JSON.stringify(corpo)}`)
    return { acesso: corpo.access_token as string, renovacao: corpo.refresh_token as string }
  }

  /** The same database under a new process without memory, as after a restart. */
  const reiniciado = async () => criarPedir(await subir())
  /** Another copy of the server beside this one. Whoever starts it closes it. */
  const copia = subir

  const fabrica = criarFabrica({ db, tokens: emissorDeTokens(CHAVE_DE_TESTE) })
  const desmontar = async () => {
    await fila.parar()
    await app.close()
    await apagar()
    await rm(pasta, { recursive: true, force: true })
  }
  return {
    app,
    db,
    pool,
    leitor,
    env,
    storage,
    enfileirar,
    cartas,
    pedir,
    entrar,
    fabrica,
    admin: fabrica.admin,
    reiniciado,
    copia,
    desmontar,
    conexao,
  }
}

export type Ambiente = Awaited<ReturnType<typeof montar>>

/** For a test file: one server, started before the first test and stopped after the last. */
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
