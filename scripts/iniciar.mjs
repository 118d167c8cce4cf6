import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { acompanhar } from './acompanhar.mjs'
import { ambienteDoNode24, executar, node24, noProjeto } from './comum.mjs'
import { instalarDependencias } from './instalar.mjs'
import { montarInterface } from './montar-web.mjs'
import { umDeCadaVez } from './um-de-cada-vez.mjs'

const desenvolvimento = process.argv.includes('--dev')
const demonstracao = process.argv.includes('--demo')
const variaveisDoProcesso = JSON.parse(readFileSync(new URL('./processo.json', import.meta.url), 'utf8'))

await executar(async () => {
  await umDeCadaVez(async () => {
    await instalarDependencias()
    if (!desenvolvimento) await montarInterface()
  })
  process.exitCode = await acompanhar(
    desenvolvimento ? [servidor('--watch'), servidorDaInterface()] : [servidor()],
  )
})

function servidor(...opcoes) {
  const NODE_ENV = desenvolvimento ? 'development' : 'production'
  // A separate folder and database, so that it never touches real data.
  const DATA_DIR = process.env.DATA_DIR || noProjeto('data-demo')
  const daDemo = { DEMO: 'sim', DATA_DIR, DATABASE_URL: '' }
  const variaveis = { NODE_ENV, ...(demonstracao && daDemo) }
  return iniciarNode([...opcoes, noProjeto('apps', 'api', 'src', 'main.ts')], variaveis)
}

function servidorDaInterface() {
  const API_URL = `http://127.0.0.1:${process.env.PORT || 3000}`
  return iniciarNode([noProjeto('node_modules', '.bin', 'vite'), noProjeto('apps', 'web')], { API_URL })
}

function iniciarNode(argumentos, variaveis = {}) {
  const antes = ['encerrar-com-o-pai.mjs', 'achar-drizzle.mjs'].map(
    (nome) => new URL(nome, import.meta.url).href,
  )
  return spawn(node24(), [...antes.flatMap((endereco) => ['--import', endereco]), ...argumentos], {
    cwd: noProjeto(),
    /**
     * Variables that must be set before the process starts. Resizing images and hashing passwords use threads of
     * Node's pool, and four are too few to leave some for files and compression. Without the two of glibc, it would
     * keep the memory that an image used, in each arena, instead of returning large blocks at once. Without a limit,
     * Node lets what is soon garbage grow: 350 MB at rest instead of 240, and no quicker. An operator's own values win.
     */
    env: {
      // Compiled code is cached between starts, which saves a quarter of the work.
      NODE_COMPILE_CACHE: noProjeto('.cache', 'node'),
      ...variaveisDoProcesso,
      ...ambienteDoNode24(),
      ...variaveis,
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Out of the terminal's process group, so that a Ctrl+C only reaches us and is passed on once.
    detached: true,
  })
}
