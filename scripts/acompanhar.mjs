import { once } from 'node:events'
import { constants } from 'node:os'
import { SINAIS } from './comum.mjs'

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
  for (const sinal of SINAIS) {
    process.on(sinal, () => {
      const agora = Date.now()
      if (agora - ultimo > REPETICAO_MS) repassar(sinal)
      ultimo = agora
    })
  }
}

/** Whoever kills the npm that they started expects all of it to end, and nobody tells us: our parent just changes. */
function seNpmMorrer(acao) {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  const relogio = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(relogio)
    acao()
  }, INTERVALO_MS)
  relogio.unref()
}
