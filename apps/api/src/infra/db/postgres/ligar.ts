import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { setTimeout as pausa } from 'node:timers/promises'
import { aguardarPronto, criarBanco } from './banco.ts'
import { prepararBinarios } from './binarios.ts'
import { prepararCluster } from './cluster.ts'
import { PORTA_DO_SOCKET } from './configuracao.ts'
import { contaDoServidor } from './conta.ts'
import { abrirLog } from './log-do-postgres.ts'
import { liberarPasta } from './orfaos.ts'
import { iniciarProcesso, type Processo } from './processo.ts'
import type { Conexao, Servidor } from './servidor.ts'
import { pastaDoSocket, soltarSocket } from './socket.ts'
import { type Log, supervisionar } from './supervisor.ts'

export interface PostgresLigado {
  conexao: Conexao
  desligar(): Promise<void>
}

const AVISO_DE_DEMORA_MS = 5000
const PRAZO_DAS_SOBRAS_MS = 12_000
const ENTRE_TENTATIVAS_MS = 250

interface Opcoes {
  /** The cluster's folder. The caller must hold the lock of the data folder (`travarPasta`). */
  pasta: string
  log: Log
  descartavel?: boolean
}

/** How to reach the server of a cluster that is running. */
export const conexaoDaPasta = async (pasta: string): Promise<Conexao> => ({
  host: await pastaDoSocket(resolve(pasta)),
  port: PORTA_DO_SOCKET,
  user: 'balcao',
  database: 'balcao',
})

/**
 * Starts our own PostgreSQL, whatever state the last run left behind, and keeps it running until `desligar`.
 */
export async function ligarPostgres({ pasta, log, descartavel = false }: Opcoes): Promise<PostgresLigado> {
  const servidor = await prepararServidor(resolve(pasta), descartavel)
  const conexao = await conexaoDaPasta(servidor.pasta)
  const admin = { ...conexao, user: 'postgres', database: 'postgres' }

  async function tentar(cancelamento: AbortSignal): Promise<Processo> {
    await liberarPasta(servidor.pasta)
    const processo = iniciarProcesso(servidor)
    const demora = setTimeout(
      () => log.info('O PostgreSQL está se recuperando; aguarde.'),
      AVISO_DE_DEMORA_MS,
    )
    try {
      await aguardarPronto(admin, processo, servidor.log, cancelamento)
      await criarBanco(admin, conexao, descartavel)
      return processo
    } catch (erro) {
      await processo.parar()
      throw erro
    } finally {
      clearTimeout(demora)
    }
  }

  /** Leftovers of an earlier server may still go away by themselves. Any other failure would only repeat. */
  async function iniciar(cancelamento: AbortSignal): Promise<Processo> {
    const limite = Date.now() + PRAZO_DAS_SOBRAS_MS
    for (;;) {
      try {
        return await tentar(cancelamento)
      } catch (erro) {
        if (!ehSobra(erro) || Date.now() > limite || cancelamento.aborted) throw erro
      }
      await pausa(ENTRE_TENTATIVAS_MS)
    }
  }

  await prepararCluster(servidor)
  const primeiro = await iniciar(new AbortController().signal)
  const supervisor = supervisionar(primeiro, iniciar, log)
  return {
    conexao,
    async desligar() {
      await supervisor.desligar()
      await soltarSocket(conexao.host)
    },
  }
}

const ehSobra = (erro: unknown) =>
  erro instanceof Error && /lock file .* already exists|shared memory block .* in use/.test(erro.message)

async function prepararServidor(pasta: string, descartavel: boolean): Promise<Servidor> {
  await mkdir(dirname(pasta), { recursive: true, mode: 0o700 })
  const conta = await contaDoServidor(pasta)
  const binarios = await prepararBinarios(conta)
  return { pasta, binarios, conta, log: abrirLog(`${pasta}.log`), descartavel }
}
