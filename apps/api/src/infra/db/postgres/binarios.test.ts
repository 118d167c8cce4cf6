// @module-tag demorado
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { criarPasta } from '#testes/postgres.ts'
import { localizarPacote, prepararBinarios } from './binarios.ts'
import { contaDoServidor } from './conta.ts'

// Where tests write otherwise is in memory, and some systems run no program from there.
beforeAll(() => void vi.stubEnv('TMPDIR', undefined))
afterAll(() => void vi.unstubAllEnvs())

/** The package as npm leaves it when scripts are disabled: without its symbolic links. */
function pacoteSemAtalhos(): string {
  const copia = criarPasta('pacote')
  cpSync(localizarPacote(), copia, { recursive: true, verbatimSymlinks: true })
  const lib = join(copia, 'native', 'lib')
  for (const entrada of readdirSync(lib, { withFileTypes: true })) {
    if (entrada.isSymbolicLink()) rmSync(join(lib, entrada.name))
  }
  return copia
}

const versao = (binarios: string, conta = {}) =>
  spawnSync(join(binarios, 'bin', 'postgres'), ['--version'], { ...conta, cwd: '/', encoding: 'utf8' }).stdout

test('funciona sem que o npm tenha executado o script do pacote', async () => {
  const pacote = pacoteSemAtalhos()
  expect(await prepararBinarios(undefined, pacote)).toBe(join(pacote, 'native'))
  expect(versao(join(pacote, 'native'))).toContain('PostgreSQL) 18')
})

test.runIf(process.getuid?.() === 0)(
  'de uma pasta 0700 de root, copia para onde a conta alcança',
  async () => {
    const pacote = pacoteSemAtalhos()
    const raizDoCache = criarPasta()
    chmodSync(raizDoCache, 0o755)
    const conta = await contaDoServidor('/pasta/que/nao/existe')
    const binarios = await prepararBinarios(conta, pacote, join(raizDoCache, 'cache'))
    expect(binarios.startsWith(raizDoCache)).toBe(true)
    expect(versao(binarios, conta)).toContain('PostgreSQL) 18')
    expect(statSync(binarios).uid).toBe(0)
    expect(await prepararBinarios(conta, pacote, join(raizDoCache, 'cache'))).toBe(binarios)
  },
)
