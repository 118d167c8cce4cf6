import { spawn } from 'node:child_process'
import { acompanhar } from './acompanhar.mjs'
import { garantirChromium } from './chromium.mjs'
import { ambienteDoNode24, executar, node24, noProjeto } from './comum.mjs'
import { instalarDependencias } from './instalar.mjs'
import { montarInterface } from './montar-web.mjs'
import { umDeCadaVez } from './um-de-cada-vez.mjs'

/** What is measured in a browser. The rest is measured by requests. */
const NO_NAVEGADOR = { '--telas': 'telas.ts', '--venda': 'venda-telas.ts' }
const pedido = Object.keys(NO_NAVEGADOR).find((opcao) => process.argv.includes(opcao))
const opcoes = process.argv.slice(2).filter((opcao) => opcao !== pedido)

await executar(async () => {
  await umDeCadaVez(async () => {
    await instalarDependencias()
    if (pedido) await montarInterface()
  })
  const bench = spawn(
    node24(),
    [noProjeto('bench', pedido ? NO_NAVEGADOR[pedido] : 'clientes.ts'), ...opcoes],
    {
      env: { ...ambienteDoNode24(), ...(pedido && { CHROMIUM: await garantirChromium() }) },
      stdio: 'inherit',
      // Out of the terminal's process group, so that a Ctrl+C only reaches us and is passed on once.
      detached: true,
    },
  )
  process.exitCode = await acompanhar([bench])
})
