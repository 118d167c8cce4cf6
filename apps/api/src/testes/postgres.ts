import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { ligarPostgres, type PostgresLigado } from '#infra/db/postgres/ligar.ts'
import type { Conexao } from '#infra/db/postgres/servidor.ts'

/** A separate data folder, closed to everyone else and removed when the test ends. */
export function criarPasta(...dentro: string[]): string {
  const raiz = mkdtempSync(join(tmpdir(), 'balcao-teste-'))
  onTestFinished(() => rmSync(raiz, { recursive: true, force: true }))
  const pasta = join(raiz, ...dentro)
  mkdirSync(pasta, { recursive: true })
  return pasta
}

/** The server under test. It is stopped when the test ends, even if the test fails. */
export async function ligar(dataDir: string, descartavel = true): Promise<PostgresLigado> {
  const ligado = await ligarPostgres({ pasta: join(dataDir, 'postgres'), log: logMudo, descartavel })
  onTestFinished(() => ligado.desligar())
  return ligado
}

const logMudo = { info: () => undefined, error: () => undefined }

export async function consultar<Linha extends object>(conexao: Conexao, sql: string): Promise<Linha[]> {
  const cliente = new Client(conexao)
  // The tests kill servers while connections are open.
  cliente.on('error', () => undefined)
  await cliente.connect()
  try {
    return (await cliente.query<Linha>(sql)).rows
  } finally {
    await cliente.end()
  }
}
