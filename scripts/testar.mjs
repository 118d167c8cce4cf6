import { chromiumSemJanelas, garantirChromium } from './chromium.mjs'
import { dizer, executar, Falha, node24, noProjeto, rodar, rodarFerramenta } from './comum.mjs'
import { instalarDependencias } from './instalar.mjs'
import { montarInterface } from './montar-web.mjs'
import { umDeCadaVez } from './um-de-cada-vez.mjs'
import { verificarMigracoes } from './verificar-migracoes.mjs'

const rapido = process.argv.includes('--rapido')
const PROJETOS = ['packages/contract', 'apps/api', 'apps/web', 'e2e', 'bench', 'docs']
const variaveis = {}

const sempre = [
  ['tipos', conferirTipos],
  ['estilo', () => rodarFerramenta('biome', ['check', '--error-on-warnings'])],
  ['código morto', () => rodarFerramenta('knip', [])],
]
const soRapido = [
  [
    'testes de contrato e API',
    () => vitest('--project', 'docs', '--project', 'contract', '--project', 'api'),
  ],
]
const soCompleto = [
  ['migrações', verificarMigracoes],
  ['navegador', async () => Object.assign(variaveis, { CHROMIUM: await garantirChromium() })],
  ['testes', () => vitest()],
  ['interface', () => umDeCadaVez(montarInterface)],
  ['orçamento de bytes', () => rodar(node24(), [noProjeto('apps', 'web', 'orcamento.mjs')])],
  ['jornadas', jornadas],
]

await executar(async () => {
  await umDeCadaVez(instalarDependencias)
  const duracoes = []
  for (const [nome, passo] of [...sempre, ...(rapido ? soRapido : soCompleto)]) {
    dizer(`\n▶ ${nome}`)
    const inicio = Date.now()
    try {
      await passo()
    } catch (erro) {
      if (!(erro instanceof Falha)) throw erro
      throw new Falha(`${erro.message}\n✗ Parou em "${nome}".`)
    }
    duracoes.push(`  ✓ ${nome}: ${((Date.now() - inicio) / 1000).toFixed(1)} s`)
  }
  dizer(['', 'Tudo certo:', ...duracoes].join('\n'))
})

async function conferirTipos() {
  for (const projeto of PROJETOS) await rodarFerramenta('tsc', ['-p', projeto])
}

function jornadas() {
  const CHROMIUM = chromiumSemJanelas() ?? variaveis.CHROMIUM
  return rodarFerramenta('playwright', ['test', '-c', 'e2e/playwright.config.ts'], { env: { CHROMIUM } })
}

function vitest(...argumentos) {
  return rodarFerramenta('vitest', ['run', ...argumentos], { env: variaveis })
}
