import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { portaLivre } from '../apps/api/src/testes/porta-livre.ts'

const PROJETO = fileURLToPath(new URL('..', import.meta.url))

/** As started by a script in the background: there the shell ignores SIGINT, and so do its children. */
const npmStart = (variaveis: Record<string, string>) =>
  spawn('sh', ['-c', 'trap "" INT; exec npm start'], {
    cwd: PROJETO,
    env: { ...process.env, ...variaveis },
    stdio: 'ignore',
    detached: true,
  })

const responde = (url: string) =>
  fetch(`${url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Whatever goes wrong, nothing started by this test may keep running. */
const comNpmStart = async (variaveis: Record<string, string>, acao: (npm: ChildProcess) => Promise<void>) => {
  const npm = npmStart(variaveis)
  try {
    await acao(npm)
  } finally {
    // With the program that npm started, which would outlive it.
    if (npm.pid && npm.exitCode === null && npm.signalCode === null) process.kill(-npm.pid, 'SIGKILL')
  }
}

test('SIGTERM ou SIGINT só ao npm encerra tudo, e o npm é o último a sair', async () => {
  const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-npm-'))
  const porta = await portaLivre()
  const url = `http://127.0.0.1:${porta}`
  const variaveis = { PORT: String(porta), DATA_DIR: pasta, DATABASE_URL: '' }
  for (const sinal of ['SIGTERM', 'SIGINT'] as const)
    await comNpmStart(variaveis, async (npm) => {
      await expect.poll(() => responde(url), { timeout: 300_000 }).toBe(true)
      expect(existsSync(path.join(pasta, 'postgres', 'postmaster.pid'))).toBe(true)
      npm.kill(sinal)
      await once(npm, 'exit', { signal: AbortSignal.timeout(120_000) })
      expect(await responde(url), sinal).toBe(false)
      expect(existsSync(path.join(pasta, 'postgres', 'postmaster.pid')), sinal).toBe(false)
    })
  await rm(pasta, { recursive: true, force: true })
})
