import { chromiumSemJanelas, garantirChromium } from './chromium.mjs'
import { dizer, executar, Falha, node24, noProjeto, rodar, rodarFerramenta } from './comum.mjs'
import { instalarDependencias } from './instalar.mjs'
import { montarInterface } from './montar-web.mjs'
import { garantir, noPath } from './pacotes.mjs'
import { umDeCadaVez } from './um-de-cada-vez.mjs'
import { verificarMigracoes } from './verificar-migracoes.mjs'

const rapido = process.argv.includes('--rapido')
const PROJETOS = ['packages/contract', 'apps/api', 'apps/web', 'e2e', 'bench', 'docs']
const variaveis = {}
const duracoes = []
/** For every process and thread of a run, as for the program itself (iniciar.mjs). */
const carregarRapido = {
  NODE_COMPILE_CACHE: noProjeto('.cache', 'node'),
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--import', new URL('achar-drizzle.mjs', import.meta.url).href]
    .filter(Boolean)
    .join(' '),
}

const tipos = [['tipos', conferirTipos]]
const leitura = [
  ['estilo', (dito) => rodarFerramenta('biome', ['check', '--error-on-warnings'], { dito })],
  ['código morto', (dito) => rodarFerramenta('knip', [], { dito })],
]
const montagem = [
  ['migrações', verificarMigracoes],
  ['interface', (dito) => umDeCadaVez(() => montarInterface({ dito }))],
  ['orçamento de bytes', (dito) => rodar(node24(), [noProjeto('apps', 'web', 'orcamento.mjs')], { dito })],
]

const LINHAS_REPETIDAS = 80
const COMPONENTES = '*web-navegador*'
/** What is said of the tag in vitest.config.ts. */
const SEM_DEMORADOS = ['--tags-filter', '!demorado']

await executar(async () => {
  await umDeCadaVez(instalarDependencias)
  await garantirNginx()
  await ladoALado(emFila(tipos), emFila(rapido ? leitura : [...leitura, ...montagem]))
  if (rapido) {
    await passo('testes de contrato e API', () => vitest(['docs', 'contract', 'api'], SEM_DEMORADOS))
  } else {
    await passo('navegador', async () => Object.assign(variaveis, { CHROMIUM: await garantirChromium() }))
    // The pages of components come one at a time: alone, they would leave most of a processor idle.
    await ladoALado(
      passo('testes', () => vitest([`!${COMPONENTES}`])),
      passo('componentes', (dito) => vitest([COMPONENTES], [], dito), []),
    )
    await passo('jornadas', jornadas)
  }
  dizer(['', 'Tudo certo:', ...duracoes].join('\n'))
})

/** The tests put several copies of the program behind it. */
async function garantirNginx() {
  const procurar = () => (noPath('openssl') ? noPath('nginx') : undefined)
  await garantir(
    procurar,
    ['nginx-light', 'openssl'],
    'Faltam o nginx ou o openssl: instale os pacotes "nginx-light" e "openssl" do sistema.',
  )
}

/** At once, for none of them keeps two processors busy. All is run and said before a failure stops us. */
async function ladoALado(...filas) {
  const resultados = await Promise.allSettled(filas)
  const erros = resultados.flatMap(({ reason }) => reason ?? [])
  const inesperado = erros.find((erro) => !(erro instanceof Falha))
  if (inesperado) throw inesperado
  if (erros.length) throw new Falha(erros.map(({ message }) => message).join('\n\n'))
}

async function emFila(passos) {
  for (const [nome, fazer] of passos) await passo(nome, fazer, [])
}

/** Given `dito`, what the step says is shown when it is done, in one piece. */
async function passo(nome, fazer, dito) {
  const titulo = `\n▶ ${nome}`
  if (!dito) dizer(titulo)
  const inicio = Date.now()
  try {
    await fazer(dito)
  } catch (erro) {
    if (!(erro instanceof Falha)) throw erro
    throw new Falha(`${fimDe(dito)}${erro.message}\n✗ Parou em "${nome}".`)
  } finally {
    if (dito) dizer(`${titulo}\n${Buffer.concat(dito)}`.trimEnd())
  }
  duracoes.push(`  ✓ ${nome}: ${((Date.now() - inicio) / 1000).toFixed(1)} s`)
}

/** What a step said last, which other steps' words may have hidden since. */
function fimDe(dito = []) {
  const linhas = Buffer.concat(dito).toString().trimEnd().split('\n')
  return dito.length ? `${linhas.slice(-LINHAS_REPETIDAS).join('\n')}\n\n` : ''
}

async function conferirTipos(dito) {
  for (const projeto of PROJETOS) {
    // Only what changed since, and what depends on it, is checked again.
    const lembrado = noProjeto('.cache', 'tipos', `${projeto.replace('/', '-')}.tsbuildinfo`)
    await rodarFerramenta('tsc', ['-p', projeto, '--incremental', '--tsBuildInfoFile', lembrado], { dito })
  }
}

function jornadas() {
  const CHROMIUM = chromiumSemJanelas() ?? variaveis.CHROMIUM
  const env = { ...carregarRapido, CHROMIUM }
  return rodarFerramenta('playwright', ['test', '-c', 'e2e/playwright.config.ts'], { env })
}

function vitest(projetos, opcoes = [], dito) {
  const escolha = projetos.flatMap((projeto) => ['--project', projeto])
  return rodarFerramenta('vitest', ['run', ...escolha, ...opcoes], {
    env: { ...carregarRapido, ...variaveis },
    dito,
  })
}
