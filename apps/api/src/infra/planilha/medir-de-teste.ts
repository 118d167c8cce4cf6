import { parentPort, workerData } from 'node:worker_threads'
import { abrirPlanilha } from './abrir.ts'
import { PlanilhaRecusada } from './planilha.ts'
import { fonteDe } from './planilha-de-teste.ts'

export type Medida = { linhas: number; codigo?: string; ms: number }

/** Reads a whole file in its own thread, so that its cost can be told apart from the test's. */
const medir = async (bytes: Buffer): Promise<Medida> => {
  const inicio = performance.now()
  let linhas = 0
  const passado = () => Math.round(performance.now() - inicio)
  try {
    for await (const lote of (await abrirPlanilha(fonteDe(bytes))).linhas()) linhas += lote.length
  } catch (erro) {
    if (!(erro instanceof PlanilhaRecusada)) throw erro
    return { linhas, codigo: erro.codigo, ms: passado() }
  }
  return { linhas, ms: passado() }
}

parentPort?.postMessage(await medir(Buffer.from(workerData as SharedArrayBuffer)))
