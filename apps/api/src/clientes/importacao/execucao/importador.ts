import { Worker } from 'node:worker_threads'
import type { Conexao } from '#infra/db/opcoes-da-conexao.ts'
import type { Encargo, Recado } from './trabalhador.ts'

/**
 * Far above what a batch needs: a file that gets past it ends its own thread, never the server. A batch that fits into
 * the young generation is hardly ever copied; left to itself that takes 130 MB, and is not a bit faster.
 */
const LIMITES = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 24 }
/** Of a thread that was made ready for nothing. */
const ESPERA_MS = 10 * 60_000
/** A batch takes less than a second, loading the program a few on a busy machine. Only a thread that hangs takes longer. */
const PACIENCIA_MS = 10_000

type Deps = { conexao: Conexao; storageUrl: string; chaveMestra: Uint8Array }

const mandar = (thread: Worker, recado: Recado) => thread.postMessage(recado)

/** Asked, not cut off: V8 does not survive its thread being ended at every point, and takes the whole server with it. */
const encerrar = (thread: Worker) =>
  new Promise<void>((resolver) => {
    const prazo = setTimeout(() => void thread.terminate(), PACIENCIA_MS)
    thread.once('exit', () => {
      clearTimeout(prazo)
      resolver()
    })
    mandar(thread, { tipo: 'PARAR' })
  })

/** Runs imports, each in a thread. After `parar` there are none: what is not finished goes on at the next start. */
export const criarImportador = ({ conexao, storageUrl, chaveMestra }: Deps) => {
  const threads = new Set<Worker>()
  let pronta: Worker | null = null
  let parado = false

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
    if (pronta || parado) return
    const thread = nova()
    pronta = thread
    const desistir = () => {
      if (pronta !== thread) return
      pronta = null
      void encerrar(thread)
    }
    setTimeout(desistir, ESPERA_MS).unref()
  }

  const executar = (id: string) =>
    new Promise<void>((resolver, rejeitar) => {
      if (parado) throw new Error('o programa está parando; a importação continua no próximo início')
      const thread = pronta ?? nova()
      pronta = null
      thread.once('error', rejeitar)
      thread.once('exit', (codigo) => {
        if (codigo === 0) resolver()
        else rejeitar(new Error('a importação foi interrompida; continua na próxima tentativa'))
      })
      mandar(thread, { tipo: 'IMPORTAR', id })
    })

  const parar = async () => {
    parado = true
    await Promise.all([...threads].map(encerrar))
  }
  return { aquecer, executar, parar }
}
