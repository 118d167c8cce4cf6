import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { ambienteDoNode24, Falha, node24, noProjeto } from './comum.mjs'

const api = noProjeto('apps', 'api')
const copia = noProjeto('.cache', 'migracoes')

/** Generates the migrations again next to the real ones. There must be nothing to generate. */
export async function verificarMigracoes() {
  rmSync(copia, { recursive: true, force: true })
  mkdirSync(copia, { recursive: true })
  cpSync(`${api}/drizzle`, `${copia}/drizzle`, { recursive: true })
  writeFileSync(
    `${copia}/drizzle.config.ts`,
    `import config from '../../apps/api/drizzle.config.ts'
export default { ...config, out: '../../.cache/migracoes/drizzle' }
`,
  )
  const dito = await gerar()
  // Its exit code is 0 even when it fails or asks about a renamed column. Only these words mean success.
  if (dito.includes('No schema changes')) return
  throw new Falha(
    `${dito}\nAs tabelas mudaram e as migrações não: rode "npx drizzle-kit generate" em apps/api e confira o resultado.`,
  )
}

async function gerar() {
  const drizzleKit = noProjeto('node_modules', '.bin', 'drizzle-kit')
  // It resolves paths from the current folder, and only accepts relative ones.
  const argumentos = [drizzleKit, 'generate', '--config', '../../.cache/migracoes/drizzle.config.ts']
  const opcoes = { cwd: api, env: ambienteDoNode24() }
  const { stdout, stderr } = await promisify(execFile)(node24(), argumentos, opcoes).catch((erro) => erro)
  return `${stdout}${stderr}`
}
