import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { PASTA_DAS_MIGRACOES } from '#infra/db/migrar.ts'

/** The migrations as they are, and one more. */
export const comMaisUmaMigracao = (sql: string) => {
  const pasta = mkdtempSync(path.join(tmpdir(), 'balcao-migracoes-'))
  onTestFinished(() => rmSync(pasta, { recursive: true }))
  cpSync(PASTA_DAS_MIGRACOES, pasta, { recursive: true })
  const diario = path.join(pasta, 'meta', '_journal.json')
  const { entries, ...resto } = JSON.parse(readFileSync(diario, 'utf8'))
  const ultima = entries.at(-1)
  const tag = 'seguinte'
  entries.push({ ...ultima, idx: ultima.idx + 1, when: ultima.when + 1, tag })
  writeFileSync(diario, JSON.stringify({ ...resto, entries }))
  writeFileSync(path.join(pasta, `${tag}.sql`), sql)
  return pasta
}
