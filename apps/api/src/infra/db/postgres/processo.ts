import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pausa } from 'node:timers/promises'
import { argumentosDeConfiguracao } from './configuracao.ts'
import { opcoesDoProcesso, pastaVistaPeloServidor, programa, type Servidor } from './servidor.ts'

/** One run of the server. */
export interface Processo {
  terminou(): boolean
  fim: Promise<void>
  parar(): Promise<void>
}

const PRAZO_DA_PARADA_MS = 10_000
const PRAZO_DA_PARADA_IMEDIATA_MS = 3000
const PRAZO_DA_SAIDA_MS = 500

export function iniciarProcesso(servidor: Servidor): Processo {
  const argumentos = ['-D', pastaVistaPeloServidor(servidor), ...argumentosDeConfiguracao(servidor)]
  const postgres = spawn(programa(servidor, 'postgres'), argumentos, {
    ...opcoesDoProcesso(servidor),
    stdio: ['ignore', 'ignore', 'pipe'],
    // In a session of its own, because Ctrl+C in the terminal is for the app, which stops the database last.
    detached: true,
  })
  postgres.stderr.setEncoding('utf8').on('data', servidor.log.escrever)
  const vigia = vigiarAbandono(postgres.pid)

  const saida = once(postgres, 'close').catch(() => undefined)
  const fim = once(postgres, 'exit')
    .catch((erro: Error) => servidor.log.escrever(`${erro.message}\n`))
    .then(async () => {
      vigia?.kill('SIGKILL')
      // Orphans of a killed server keep the pipe open. Its own last output arrives within a moment.
      await Promise.race([saida, pausa(PRAZO_DA_SAIDA_MS)])
    })
  const terminou = () =>
    postgres.pid === undefined || postgres.exitCode !== null || postgres.signalCode !== null

  return {
    terminou,
    fim,
    async parar() {
      if (terminou()) return
      // SIGINT is "fast": open transactions are rolled back, the data is written, and the next start needs no
      // recovery.
      postgres.kill('SIGINT')
      const imediata = setTimeout(() => postgres.kill('SIGQUIT'), PRAZO_DA_PARADA_MS)
      const forcada = setTimeout(
        () => postgres.kill('SIGKILL'),
        PRAZO_DA_PARADA_MS + PRAZO_DA_PARADA_IMEDIATA_MS,
      )
      await fim
      clearTimeout(imediata)
      clearTimeout(forcada)
    },
  }
}

/**
 * After a `kill -9` the app cannot stop the database. The shell waits on a pipe that closes when the app
 * ends, however it ends. It then asks the server to stop, and finally forces it.
 */
const VIGILIA = `read -r _; kill -INT "$0"; for _ in 1 2 3 4 5 6; do sleep 1; kill -0 "$0" || exit; done; kill -QUIT "$0"`

function vigiarAbandono(pid: number | undefined) {
  if (pid === undefined) return undefined
  const vigia = spawn('/bin/sh', ['-c', VIGILIA, String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    detached: true,
  })
  // Without a shell, the next start stops the database.
  vigia.on('error', () => undefined)
  vigia.unref()
  return vigia
}
