import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const PERIODO_US = 100_000
const RAIZ = '/sys/fs/cgroup'

/**
 * Holds a process to a part of one processor: only so a machine with two of them, which also runs PostgreSQL and the
 * load, can show what another copy adds. `undefined` where the system does not allow it (Linux, as root).
 */
export const segurarProcessador = (pid: number, parte: number) => {
  const quota = String(Math.round(parte * PERIODO_US))
  const antiga = path.join(RAIZ, 'cpu')
  const v1 = existsSync(antiga)
  const grupo = path.join(v1 ? antiga : RAIZ, `balcao-bench-${pid}`)
  try {
    mkdirSync(grupo)
    if (v1) writeFileSync(path.join(grupo, 'cpu.cfs_quota_us'), quota)
    else writeFileSync(path.join(grupo, 'cpu.max'), `${quota} ${PERIODO_US}`)
    writeFileSync(path.join(grupo, 'cgroup.procs'), String(pid))
  } catch {
    return undefined
  }
  const raiz = v1 ? antiga : RAIZ
  return () => {
    writeFileSync(path.join(raiz, 'cgroup.procs'), String(pid))
    rmdirSync(grupo)
  }
}
