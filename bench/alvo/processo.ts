import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { setTimeout as pausa } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { portaLivre } from '../../apps/api/src/testes/porta-livre.ts'
import variaveisDoProcesso from '../../scripts/processo.json' with { type: 'json' }

// As `npm start` does.
const ACHAR_DRIZZLE = new URL('../../scripts/achar-drizzle.mjs', import.meta.url).href
// On a machine that others use too, the first start over an empty folder may take minutes.
const ESPERA_MS = 180_000

/**
 * Starts one of our servers as a separate process that writes
 * to a log file, and waits until it answers at `saude`.
 */
export const ligarServidor = async (
  programa: URL,
  saude: string,
  registro: string,
  variaveis: Record<string, string>,
) => {
  const porta = await portaLivre()
  const saida = openSync(registro, 'w')
  const processo = spawn(process.execPath, ['--import', ACHAR_DRIZZLE, fileURLToPath(programa)], {
    env: {
      ...variaveisDoProcesso,
      ...process.env,
      PORT: String(porta),
      NODE_ENV: 'production',
      ...variaveis,
    },
    stdio: ['ignore', saida, saida],
  })
  const desligar = () => encerrar(processo)
  for (
    const limite = Date.now() + ESPERA_MS;
    Date.now() < limite && processo.exitCode === null;
    await pausa(20)
  ) {
    const resposta = await fetch(`http://127.0.0.1:${porta}${saude}`).catch(() => undefined)
    if (resposta?.ok) return { porta, pid: processo.pid ?? 0, desligar }
  }
  await desligar()
  throw new Error(`O servidor ${programa.href} não ficou pronto; veja ${registro}`)
}

const encerrar = async (processo: ChildProcess) => {
  if (processo.exitCode !== null || processo.signalCode !== null) return
  processo.kill('SIGTERM')
  await once(processo, 'exit')
}
