import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Milliseconds of processor used so far by the server's process, where there is one, and by all of PostgreSQL's. */
export type Gasto = { servidor: number; postgres: number }
export type Relogio = () => Gasto

const MS_POR_BATIDA = 10

/**
 * What a request costs whoever serves it. Neighbours on the machine take time from a measure by the clock; they hardly
 * change this one. Only Linux tells.
 */
export const relogioDe = (cluster: string, servidor?: number): Relogio => {
  if (process.platform !== 'linux') return () => ({ servidor: Number.NaN, postgres: Number.NaN })
  const principal = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n', 1)[0] ?? ''
  return () => {
    const pids = readdirSync('/proc').filter((nome) => /^\d+$/.test(nome))
    const usos = pids.map((pid) => usoDe(pid)).filter((uso) => uso !== undefined)
    const somar = (quais: typeof usos) =>
      quais.reduce((soma, { batidas }) => soma + batidas, 0) * MS_POR_BATIDA
    return {
      servidor: somar(usos.filter(({ pid }) => Number(pid) === servidor)),
      postgres: somar(usos.filter(({ pid, pai }) => pai === principal || pid === principal)),
    }
  }
}

/** For one request, of so many between two looks at the clock. */
export const gastoPorPedido = (antes: Gasto, depois: Gasto, pedidos: number): Gasto => ({
  servidor: (depois.servidor - antes.servidor) / pedidos,
  postgres: (depois.postgres - antes.postgres) / pedidos,
})

/** After the name in parentheses: state, parent and, from the tenth on, own time and that of children that ended. */
const usoDe = (pid: string) => {
  try {
    const texto = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const campos = texto.slice(texto.lastIndexOf(')') + 2).split(' ')
    const batidas = campos.slice(11, 15).reduce((soma, campo) => soma + Number(campo), 0)
    return { pid, pai: campos[1] ?? '', batidas }
  } catch {
    return undefined // It ended meanwhile; its time is in its parent's.
  }
}
