import { spawn } from 'node:child_process'
import { acompanhar } from './acompanhar.mjs'
import { garantirChromium } from './chromium.mjs'
import { ambienteDoNode24, executar, node24, noProjeto } from './comum.mjs'
import { instalarDependencias } from './instalar.mjs'
import { montarInterface } from './montar-web.mjs'
import { umDeCadaVez } from './um-de-cada-vez.mjs'

const telas = process.argv.includes('--telas')
const opcoes = process.argv.slice(2).filter((opcao) => opcao !== '--telas')

await executar(async () => {
  await umDeCadaVez(async () => {
    await instalarDependencias()
    if (telas) await montarInterface()
  })
  const bench = spawn(node24(), [noProjeto('bench', telas ? 'telas.ts' : 'clientes.ts'), ...opcoes], {
    env: { ...ambienteDoNode24(), ...(telas && { CHROMIUM: await garantirChromium() }) },
    stdio: 'inherit',
    // Out of the terminal's process group, so that a Ctrl+C only reaches us and is passed on once.
    detached: true,
  })
  process.exitCode = await acompanhar([bench])
})
