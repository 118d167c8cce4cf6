import { Worker } from 'node:worker_threads'
import type { ChavesDosArquivos } from '#infra/auth/chaves.ts'
import type { Conexao } from '#infra/db/opcoes-da-conexao.ts'
import type { Encargo, Recado } from './trabalhador.ts'

/**
 * Far above what a batch needs. A file that exceeds it ends its own thread, never the server. A batch that
 * fits into the young generation is hardly ever copied. V8's default would take 130 MB and is no faster.
 */
const LIMITES = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 24 }
/** How long a prepared thread waits for work. */
const ESPERA_MS = 10 * 60_000
/**
 * A batch takes less than a second; loading the program takes a few on a busy machine. Only a thread that
 * hangs takes longer.
 */
const PACIENCIA_MS = 10_000

type Deps = { conexao: Conexao; storageUrl: string; chaves: ChavesDosArquivos }

const mandar = (thread: Worker, recado: Recado) => thread.postMessage(recado)

/**
 * The thread is asked to end: V8 does not survive `terminate` at every point, and would take the whole server
 * down.
 */
const encerrar = (thread: Worker) =>
  new Promise<void>((resolver) => {
    const prazo = setTimeout(() => void thread.terminate(), PACIENCIA_MS)
    thread.once('exit', () => {
      clearTimeout(prazo)
      resolver()
    })
    mandar(thread, { tipo: 'PARAR' })
  })

/**
 * Runs imports, each in its own thread. After `parar` none runs: unfinished ones continue at the next start.
 */
export const criarImportador = ({ conexao, storageUrl, chaves }: Deps) => {
  const threads = new Set<Worker>()
  let pronta: Worker | null = null
  let parado = false

  const nova = () => {
    const encargo: Encargo = { conexao, storageUrl, chaves }
    const thread = new Worker(new URL('./trabalhador.ts', import.meta.url), {
      workerData: encargo,
      resourceLimits: LIMITES,
    })
    threads.add(thread)
    // The caller that gave it work gets the error. Without work, a failed thread is simply not used.
    thread.on('error', () => {})
    thread.once('exit', () => {
      threads.delete(thread)
      if (pronta === thread) pronta = null
    })
    return thread
  }

  /**
   * A thread takes more than a second to load the program, so it starts while the file is still being
   * uploaded.
   */
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
