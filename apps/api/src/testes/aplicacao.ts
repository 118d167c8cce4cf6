import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pausa } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { portaLivre } from './porta-livre.ts'

const PRINCIPAL = fileURLToPath(new URL('../main.ts', import.meta.url))
const ACHAR_DRIZZLE = new URL('../../../../scripts/achar-drizzle.mjs', import.meta.url).href
const COMPILADOS = fileURLToPath(new URL('../../../../.cache/node', import.meta.url))
/** Only what hangs reaches it: the demonstration is filled before it answers, and the machine may be busy. */
const ESPERA_MS = 540_000

/** The program itself, as `npm start` runs it, with its own port and data folder. */
export const ligarAplicacao = async (
  variaveis: (url: string) => Promise<Record<string, string>>,
  pastaDada?: string,
) => {
  const porta = await portaLivre()
  const url = `http://localhost:${porta}`
  const pasta = pastaDada ?? (await mkdtemp(path.join(tmpdir(), 'balcao-app-')))
  const linhas: string[] = []
  let processo: ChildProcess

  const vive = () => processo.exitCode === null && processo.signalCode === null
  const pronta = async () => (await fetch(`${url}/api/health/ready`).catch(() => null))?.ok === true

  const ligar = async () => {
    processo = spawn(process.execPath, ['--import', ACHAR_DRIZZLE, PRINCIPAL], {
      env: {
        NODE_COMPILE_CACHE: COMPILADOS,
        ...process.env,
        PORT: String(porta),
        DATA_DIR: pasta,
        LOG_LEVEL: 'warn',
        // Tests ask nobody outside.
        CEP_URL: 'desligado',
        ...(await variaveis(url)),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const saida of [processo.stdout, processo.stderr])
      saida?.on('data', (texto: Buffer) => linhas.push(texto.toString()))
    for (const fim = Date.now() + ESPERA_MS; Date.now() < fim && vive(); await pausa(50))
      if (await pronta()) return
    await encerrar('SIGKILL')
    throw new Error(`a aplicação não ficou pronta:\n${linhas.join('')}`)
  }

  /** Returns whether it ended well. Also true when it had already ended. */
  const encerrar = async (sinal: NodeJS.Signals) => {
    if (vive()) {
      processo.kill(sinal)
      await once(processo, 'exit')
    }
    return processo.exitCode
  }
  const desligar = () => encerrar('SIGTERM')

  await ligar()
  const apagar = async () => {
    await desligar()
    await rm(pasta, { recursive: true, force: true })
  }
  return { url, pasta, vive, pronta, ligar, desligar, encerrar, apagar, log: () => linhas.join('') }
}
export type Aplicacao = Awaited<ReturnType<typeof ligarAplicacao>>
