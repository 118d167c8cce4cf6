import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Milliseconds of processor used so far by the server's process, if there is one, and by all of PostgreSQL's.
 */
export type TempoDeCpu = { servidor: number; postgres: number }
export type LeitorDeCpu = () => TempoDeCpu

const MS_POR_BATIDA = 10

/**
 * The processor time that a request costs. Other programs on the machine slow down a measure by the clock,
 * but hardly change this one. Only Linux reports it.
 */
export const leitorDeCpu = (cluster: string, servidor?: number): LeitorDeCpu => {
  if (process.platform !== 'linux') return () => ({ servidor: Number.NaN, postgres: Number.NaN })
  const principal = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n', 1)[0] ?? ''
  return () => {
    const pids = readdirSync('/proc').filter((nome) => /^\d+$/.test(nome))
    const usos = pids.map((pid) => tempoDoProcesso(pid)).filter((uso) => uso !== undefined)
    const somar = (quais: typeof usos) =>
      quais.reduce((soma, { batidas }) => soma + batidas, 0) * MS_POR_BATIDA
    return {
      servidor: somar(usos.filter(({ pid }) => Number(pid) === servidor)),
      postgres: somar(usos.filter(({ pid, pai }) => pai === principal || pid === principal)),
    }
  }
}

/** Per request, from two readings and the number of requests between them. */
export const cpuPorPedido = (antes: TempoDeCpu, depois: TempoDeCpu, pedidos: number): TempoDeCpu => ({
  servidor: (depois.servidor - antes.servidor) / pedidos,
  postgres: (depois.postgres - antes.postgres) / pedidos,
})

/**
 * After the name in parentheses come the state, the parent and, twelfth to fifteenth, the process's own time
 * and that of its ended children.
 */
const tempoDoProcesso = (pid: string) => {
  try {
    const texto = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const campos = texto.slice(texto.lastIndexOf(')') + 2).split(' ')
    const batidas = campos.slice(11, 15).reduce((soma, campo) => soma + Number(campo), 0)
    return { pid, pai: campos[1] ?? '', batidas }
  } catch {
    return undefined // It ended meanwhile; its time is counted in its parent.
  }
}
