import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
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

/**
 * For a test file: gives data folders whose cluster a first start has already made, with all its durability. It is made
 * once and copied, which costs a tenth.
 */
export function usarClusterPronto(): () => string {
  const molde = mkdtempSync(join(tmpdir(), 'balcao-teste-'))
  beforeAll(async () => {
    const { desligar } = await ligarPostgres({ pasta: join(molde, 'postgres'), log: logMudo })
    await desligar()
  })
  afterAll(() => rmSync(molde, { recursive: true, force: true }))
  return () => {
    const pasta = criarPasta()
    cpSync(molde, pasta, { recursive: true })
    return pasta
  }
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
