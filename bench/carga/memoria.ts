import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const INTERVALO_MS = 100
const KB_POR_MB = 1024

/** Resident memory of a process, in MB. */
export const memoriaDe = (pid: number) => {
  const kb =
    process.platform === 'linux'
      ? /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kb) / KB_POR_MB
}

/** Samples it repeatedly while the action runs. */
export const comMemoria = async <T>(pid: number, acao: () => Promise<T>) => {
  const antes = memoriaDe(pid)
  const vistas: number[] = []
  const amostragem = setInterval(() => vistas.push(memoriaDe(pid)), INTERVALO_MS)
  try {
    const resultado = await acao()
    const metade = vistas.length >> 1
    const maior = (partes: number[]) => Math.max(antes, ...partes)
    return {
      resultado,
      memoria: {
        antes,
        maxima: maior(vistas),
        cresceu: maior(vistas) - antes,
        /** Shows a leak: how much more the second half needed than the first. */
        naSegundaMetade: maior(vistas) - maior(vistas.slice(0, metade)),
      },
    }
  } finally {
    clearInterval(amostragem)
  }
}
