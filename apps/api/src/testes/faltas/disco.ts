import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BancoProprio } from './banco-proprio.ts'

/** Several times the program's data, but full within a second. */
const TAMANHO = '256m'

/** A separate file system, where this account may mount one. */
export const montarDiscoPequeno = () => {
  const pasta = mkdtempSync(path.join(tmpdir(), 'balcao-disco-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${TAMANHO}`, 'balcao', pasta], { stdio: 'ignore' })
  } catch {
    rmSync(pasta, { recursive: true })
    return null
  }
  const enchimento = path.join(pasta, 'enchimento')
  return {
    pasta,
    encher: () => escreverAteNaoCaber(enchimento),
    esvaziar: () => rmSync(enchimento),
    desmontar: () => {
      execFileSync('umount', [pasta])
      rmSync(pasta, { recursive: true })
    },
  }
}

const escreverAteNaoCaber = (arquivo: string) => {
  const aberto = openSync(arquivo, 'w')
  try {
    for (const bloco of [Buffer.alloc(1024 * 1024), Buffer.alloc(4096)]) {
      try {
        for (;;) writeSync(aberto, bloco)
      } catch (erro) {
        if ((erro as NodeJS.ErrnoException).code !== 'ENOSPC') throw erro
      }
    }
  } finally {
    closeSync(aberto)
  }
}

/**
 * Takes the space from PostgreSQL's journal only, on any disk: its next file becomes the system's device that
 * accepts no writes. That ends the whole server, which cannot start again before there is space.
 */
export const encherDiario = async ({ pasta, consultar }: BancoProprio) => {
  const [atual] = await consultar<{ nome: string }>(
    'select pg_walfile_name(pg_current_wal_insert_lsn()) nome',
  )
  if (!atual) throw new Error('o banco não disse em que arquivo escreve')
  const seguinte = (BigInt(`0x${atual.nome}`) + 1n).toString(16).toUpperCase().padStart(24, '0')
  const arquivo = path.join(pasta, 'pg_wal', seguinte)
  const guardado = path.join(path.dirname(pasta), seguinte)
  const jaHavia = await rename(arquivo, guardado).then(
    () => true,
    () => false,
  )
  await symlink('/dev/full', arquivo)
  // The server may end before it answers.
  await consultar('select pg_switch_wal()').catch(() => {})
  return async () => {
    await rm(arquivo)
    if (jaHavia) await rename(guardado, arquivo)
  }
}
