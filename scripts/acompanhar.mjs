import { once } from 'node:events'
import { constants } from 'node:os'
import { SINAIS } from './comum.mjs'

const REPETICAO_MS = 500
const INTERVALO_MS = 1000

/** Waits until the children end, passing signals on to them. When one ends, the others are stopped. */
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

/**
 * Ctrl+C reaches us twice, from the terminal and through npm.
 * Passed on twice, it would mean "now, without cleaning up".
 */
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

/**
 * Someone who kills the npm process they started expects everything to end.
 * We get no signal: only our parent changes.
 */
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
