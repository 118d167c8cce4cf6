import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pausa } from 'node:timers/promises'
import { dizer, noProjeto } from './comum.mjs'

/**
 * Two starts from one clone must not install or build at the same time, so the second waits for the first. A
 * file with a pid is enough: the worst case is a repeated installation.
 */
export async function umDeCadaVez(tarefa) {
  const trava = noProjeto('.cache', 'preparando')
  mkdirSync(noProjeto('.cache'), { recursive: true })
  for (let avisou = false; !tentarCriar(trava); avisou = true) {
    if (!avisou) dizer('Outro processo está preparando o Balcão nesta pasta; aguardando…')
    await pausa(300)
  }
  try {
    return await tarefa()
  } finally {
    rmSync(trava, { force: true })
  }
}

function tentarCriar(trava) {
  const minha = `${trava}.${process.pid}`
  // Written first and then linked, so that nobody reads a lock without its pid.
  writeFileSync(minha, String(process.pid))
  try {
    linkSync(minha, trava)
    return true
  } catch (erro) {
    if (erro.code !== 'EEXIST') throw erro
    if (!estaVivo(lerPid(trava))) rmSync(trava, { force: true })
    return false
  } finally {
    rmSync(minha, { force: true })
  }
}

function lerPid(trava) {
  try {
    return Number(readFileSync(trava, 'utf8'))
  } catch {
    return 0
  }
}

function estaVivo(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (erro) {
    return erro.code === 'EPERM'
  }
}
