import { Worker } from 'node:worker_threads'
import type { Conexao } from '../../db/opcoes-da-conexao.ts'
import type { Encargo } from './trabalhador.ts'

/**
 * Far above what a batch needs: a file that gets past it ends its own thread, never the server. A batch that fits into
 * the young generation is hardly ever copied; left to itself that takes 130 MB, and is not a bit faster.
 */
const LIMITES = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 24 }
/** Of a thread that was made ready for nothing. */
const ESPERA_MS = 10 * 60_000

type Deps = { conexao: Conexao; storageUrl: string; chaveMestra: Uint8Array }

/** Runs imports, each in a thread. `parar` leaves them where they are: they go on at the next start. */
export const criarImportador = ({ conexao, storageUrl, chaveMestra }: Deps) => {
  const threads = new Set<Worker>()
  let pronta: Worker | null = null

  const nova = () => {
    const encargo: Encargo = { conexao, storageUrl, chaveMestra }
    const thread = new Worker(new URL('./trabalhador.ts', import.meta.url), {
      workerData: encargo,
      resourceLimits: LIMITES,
    })
    threads.add(thread)
    // Said to whoever gave it something to do; one that fails before that is simply not there.
    thread.on('error', () => {})
    thread.once('exit', () => {
      threads.delete(thread)
      if (pronta === thread) pronta = null
    })
    return thread
  }

  /** Loading the program takes a thread more than a second: it may as well begin while the file is still coming in. */
  const aquecer = () => {
    if (pronta) return
    const thread = nova()
    pronta = thread
    const desistir = () => {
      if (pronta === thread) void thread.terminate()
    }
    setTimeout(desistir, ESPERA_MS).unref()
  }

  const executar = (id: string) =>
    new Promise<void>((resolver, rejeitar) => {
      const thread = pronta ?? nova()
      pronta = null
      thread.once('error', rejeitar)
      thread.once('exit', (codigo) => {
        if (codigo === 0) resolver()
        else rejeitar(new Error('a importação foi interrompida; continua na próxima tentativa'))
      })
      thread.postMessage(id)
    })

  const parar = async () => {
    await Promise.all([...threads].map((thread) => thread.terminate()))
  }
  return { aquecer, executar, parar }
}
