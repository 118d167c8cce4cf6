import { spawn } from 'node:child_process'
import { acompanhar } from './acompanhar.mjs'
import { ambienteDoNode24, executar, node24, noProjeto } from './comum.mjs'
import { instalarDependencias } from './instalar.mjs'
import { umDeCadaVez } from './um-de-cada-vez.mjs'

await executar(async () => {
  await umDeCadaVez(instalarDependencias)
  const soak = noProjeto('apps', 'api', 'src', 'testes', 'faltas', 'soak.ts')
  const faltas = spawn(node24(), [soak, ...process.argv.slice(2)], {
    env: ambienteDoNode24(),
    stdio: 'inherit',
    // Out of the terminal's process group, so that a Ctrl+C only reaches us and is passed on once.
    detached: true,
  })
  process.exitCode = await acompanhar([faltas])
})
