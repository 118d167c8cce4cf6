import { Worker } from 'node:worker_threads'
import type { Conexao } from '../../db/opcoes-da-conexao.ts'
import type { Encargo } from './trabalhador.ts'

/**
 * Far above what a batch needs: a file that gets past it ends its own thread, never the server. Left to itself the
 * young generation alone takes 130 MB, and is not a bit faster.
 */
const LIMITES = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }

type Deps = { conexao: Conexao; storageUrl: string; chaveMestra: Uint8Array }

/** Runs imports, each in a thread. `parar` leaves them where they are: they go on at the next start. */
export const criarImportador = ({ conexao, storageUrl, chaveMestra }: Deps) => {
  const emCurso = new Set<Worker>()

  const executar = (id: string) =>
    new Promise<void>((resolver, rejeitar) => {
      const encargo: Encargo = { id, conexao, storageUrl, chaveMestra }
      const thread = new Worker(new URL('./trabalhador.ts', import.meta.url), {
        workerData: encargo,
        resourceLimits: LIMITES,
      })
      emCurso.add(thread)
      thread.once('error', rejeitar)
      thread.once('exit', (codigo) => {
        emCurso.delete(thread)
        if (codigo === 0) resolver()
        else rejeitar(new Error('a importação foi interrompida; continua na próxima tentativa'))
      })
    })

  const parar = async () => {
    await Promise.all([...emCurso].map((thread) => thread.terminate()))
  }
  return { executar, parar }
}
