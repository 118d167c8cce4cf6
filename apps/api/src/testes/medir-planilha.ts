import { parentPort, workerData } from 'node:worker_threads'
import { abrirPlanilha } from '#infra/planilha/abrir.ts'
import { fonteDe } from '#infra/planilha/planilha.fabrica.ts'
import { PlanilhaRecusada } from '#infra/planilha/planilha.ts'

export type Medida = { linhas: number; codigo?: string; cpuMs: number }

/** Reads a whole file in its own thread, so that its cost can be told apart from the test's. */
const medir = async (bytes: Buffer): Promise<Medida> => {
  const inicio = process.cpuUsage()
  let linhas = 0
  // What it costs, not how long it takes on a busy machine.
  const gasto = () => {
    const { user, system } = process.cpuUsage(inicio)
    return Math.round((user + system) / 1000)
  }
  try {
    for await (const lote of (await abrirPlanilha(fonteDe(bytes))).linhas()) linhas += lote.length
  } catch (erro) {
    if (!(erro instanceof PlanilhaRecusada)) throw erro
    return { linhas, codigo: erro.codigo, cpuMs: gasto() }
  }
  return { linhas, cpuMs: gasto() }
}

parentPort?.postMessage(await medir(Buffer.from(workerData as SharedArrayBuffer)))
