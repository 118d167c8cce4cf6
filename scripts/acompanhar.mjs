import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'

const REPETICAO_MS = 500
const INTERVALO_MS = 1000

/** Stays until the children end, passing on what tells them to; the first one to end takes the others with it. */
export async function acompanhar(filhos) {
  const encerrarTodos = (sinal) => {
    for (const filho of filhos) filho.kill(sinal)
  }
  repassarSinais(encerrarTodos)
  seNpmMorrer(() => encerrarTodos('SIGTERM'))
  const saidas = filhos.map(async (filho) => {
    const [codigo, sinal] = await once(filho, 'exit')
    encerrarTodos('SIGTERM')
    return codigo ?? 128 + constants.signals[sinal]
  })
  return Math.max(...(await Promise.all(saidas)))
}

/** Ctrl+C reaches us twice, from the terminal and again through npm; twice means "now, without cleaning up" further on. */
function repassarSinais(repassar) {
  let ultimo = 0
  for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(sinal, () => {
      const agora = Date.now()
      if (agora - ultimo > REPETICAO_MS) repassar(sinal)
      ultimo = agora
    })
  }
}

/** Whoever kills the npm that they started expects all of it to end, and nobody tells us: our ancestry just changes. */
function seNpmMorrer(acao) {
  if (!process.env.npm_lifecycle_event) return
  const linhagem = () => `${process.ppid} ${paiDe(process.ppid)}`
  const original = linhagem()
  const relogio = setInterval(() => {
    if (linhagem() === original) return
    clearInterval(relogio)
    acao()
  }, INTERVALO_MS)
  relogio.unref()
}

function paiDe(pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'ppid=', '-p', pid], { encoding: 'utf8' }).trim()
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}
