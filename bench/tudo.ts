import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Meta } from './medicao/metas.ts'
import { emColunas } from './medicao/tabela.ts'

/**
 * Runs the benches one after the other, each in a process of its own, and prints the goals of all of them at the end:
 * `node bench/tudo.ts [name…] [--rapido] [options of the bench, if one is named]`.
 */
type Parte = { arquivo: string; rapido?: string[] }

const vendas = (arquivo: string): Parte => ({ arquivo, rapido: ['--rapido', '--tamanhos', '10000,20000'] })
const deBoletos = (arquivo: string): Parte => ({ arquivo, rapido: ['--tamanhos', '5000'] })

const PARTES: Record<string, Parte> = {
  partida: { arquivo: 'partida.ts' },
  bytes: { arquivo: '../apps/web/orcamento.mjs' },
  telas: { arquivo: 'telas.ts', rapido: ['--rodadas', '1'] },
  'venda-telas': { arquivo: 'venda-telas.ts' },
  clientes: { arquivo: 'clientes.ts', rapido: ['--rapido'] },
  copias: { arquivo: 'copias.ts', rapido: ['--rapido'] },
  ofertas: { arquivo: 'ofertas.ts' },
  anexos: { arquivo: 'anexos.ts', rapido: ['--fotos', '40'] },
  vivo: { arquivo: 'vivo.ts', rapido: ['--rapido'] },
  vendas: { arquivo: 'vendas.ts', rapido: ['--rapido', '--vendas', '20000'] },
  acompanhar: vendas('acompanhar.ts'),
  painel: vendas('painel.ts'),
  posvenda: vendas('posvenda.ts'),
  boletos: deBoletos('boletos.ts'),
  retorno: deBoletos('retorno.ts'),
}

const argumentos = process.argv.slice(2)
const primeiraOpcao = argumentos.findIndex((um) => um.startsWith('--'))
const nomes = primeiraOpcao < 0 ? argumentos : argumentos.slice(0, primeiraOpcao)
const opcoes = primeiraOpcao < 0 ? [] : argumentos.slice(primeiraOpcao)
const rapido = opcoes.includes('--rapido')
const outras = opcoes.filter((opcao) => opcao !== '--rapido')
for (const nome of nomes)
  if (!PARTES[nome]) throw new Error(`Não há "${nome}". Há: ${Object.keys(PARTES).join(', ')}`)
if (outras.length && nomes.length !== 1)
  throw new Error('Opções são de uma parte só: diga o nome dela antes.')

const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-metas-'))
let corrente: ChildProcess | undefined
let parar = false
for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(sinal, () => {
    parar = true
    corrente?.kill(sinal)
  })

const medir = async (nome: string, { arquivo, rapido: curta = [] }: Parte) => {
  const metas = path.join(pasta, `${nome}.jsonl`)
  const programa = fileURLToPath(new URL(arquivo, import.meta.url))
  corrente = spawn(process.execPath, [programa, ...(rapido ? curta : []), ...outras], {
    env: { ...process.env, BENCH_METAS: metas },
    stdio: 'inherit',
  })
  const [codigo] = await once(corrente, 'exit')
  const lidas = existsSync(metas) ? readFileSync(metas, 'utf8').trim().split('\n') : []
  return { nome, terminou: codigo === 0, metas: lidas.map((linha) => JSON.parse(linha) as Meta) }
}

try {
  const [processador] = cpus()
  const memoria = (totalmem() / 1024 ** 3).toFixed(0)
  console.log(`${cpus().length} × ${processador?.model}, ${memoria} GB, carga ${loadavg()[0]?.toFixed(1)}`)
  const feitas: Awaited<ReturnType<typeof medir>>[] = []
  for (const [nome, parte] of Object.entries(PARTES)) {
    if (parar || (nomes.length && !nomes.includes(nome))) continue
    console.log(`\n▶ ${nome}`)
    feitas.push(await medir(nome, parte))
  }
  const linhas = feitas.flatMap(({ nome, metas, terminou }) => [
    ...metas.map((meta) => [nome, meta.nome, meta.meta, meta.medido, meta.ok ? 'ok' : 'NÃO']),
    ...(terminou ? [] : [[nome, 'não chegou ao fim', '', '', 'NÃO']]),
  ])
  const cumpridas = linhas.filter((linha) => linha.at(-1) === 'ok').length
  console.log(`\n▶ tudo\n${emColunas([['parte', 'o quê', 'meta', 'medido', ''], ...linhas])}`)
  console.log(`\n${cumpridas} de ${linhas.length} metas`)
  if (feitas.some(({ terminou }) => !terminou)) process.exitCode = 1
} finally {
  await rm(pasta, { recursive: true, force: true })
}
