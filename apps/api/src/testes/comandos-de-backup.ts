import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import type { copiar } from '#copiar.ts'
import { lerAmbiente } from '#env.ts'
import type { restaurar } from '#restaurar.ts'

export type Conexao = { host: string; port: number; user: string; database: string }

export const urlDoBanco = ({ host, port, user, database }: Conexao) =>
  `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`

/** Long enough, and the same for all that does not say otherwise. */
const BACKUP_KEY = 'chave de ensaio do backup'

export const ambienteDeBackup = (variaveis: Record<string, string>) =>
  lerAmbiente({ LOG_LEVEL: 'silent', BACKUP_KEY, ...variaveis })
export type AmbienteDeBackup = ReturnType<typeof ambienteDeBackup>

/** As the command does it: what was started is stopped at the end. Gives what it said. */
export const rodar = async (
  comando: typeof copiar | typeof restaurar,
  env: AmbienteDeBackup,
  ...argumentos: string[]
) => {
  const dito: string[] = []
  const ligados: (() => unknown)[] = []
  try {
    await comando(env, argumentos, {
      dizer: (linha) => dito.push(linha),
      aoEncerrar: (parar) => ligados.push(parar),
    })
    return dito.join('\n')
  } finally {
    for (const parar of ligados.reverse()) await parar()
  }
}

/** A folder for one test file. Gives the path of what lies in it. */
export const usarPasta = () => {
  const raiz = mkdtempSync(path.join(tmpdir(), 'balcao-ensaio-'))
  afterAll(() => rmSync(raiz, { recursive: true, force: true }))
  return (...partes: string[]) => path.join(raiz, ...partes)
}
