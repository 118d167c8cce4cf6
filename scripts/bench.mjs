import { spawn } from 'node:child_process'
import { acompanhar } from './acompanhar.mjs'
import { garantirChromium } from './chromium.mjs'
import { ambienteDoNode24, executar, node24, noProjeto } from './comum.mjs'
import { instalarDependencias } from './instalar.mjs'
import { montarInterface } from './montar-web.mjs'
import { umDeCadaVez } from './um-de-cada-vez.mjs'

await executar(async () => {
  await umDeCadaVez(async () => {
    await instalarDependencias()
    await montarInterface()
  })
  const bench = spawn(node24(), [noProjeto('bench', 'tudo.ts'), ...process.argv.slice(2)], {
    env: { ...ambienteDoNode24(), CHROMIUM: await garantirChromium() },
    stdio: 'inherit',
    // Out of the terminal's process group, so that a Ctrl+C only reaches us and is passed on once.
    detached: true,
  })
  process.exitCode = await acompanhar([bench])
})
