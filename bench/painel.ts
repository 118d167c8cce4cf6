import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { ligarAplicacao } from './alvo/aplicacao.ts'
import { acharPgbench } from './alvo/pgbench.ts'
import { usarPostgres } from './banco/postgres.ts'
import { leitorDeCpu } from './carga/cpu.ts'
import { mediana } from './carga/estatistica.ts'
import { garantirCompletas } from './massa/analises.ts'
import { garantirVendas } from './massa/gerar-vendas.ts'
import { criarAnotacoes, emRodadas, type NomeDoAlvo } from './medicao/ao-lado-do-nu.ts'
import { medirCustoDasSomas } from './medicao/custo-das-somas.ts'
import { dizerMetas } from './medicao/dizer-metas.ts'
import type { Meta } from './medicao/metas.ts'
import { JUNTOS, medirPaineis, painelDe, periodos } from './medicao/paineis.ts'
import { comIndiceDasSomas } from './medicao/soma-direta.ts'
import { lerOpcoes } from './opcoes.ts'

/**
 * The figures of the panel for thirty days and for three years, next to sums over the sales themselves; what growth costs;
 * and what keeping the sums adds to an action. `--tamanhos` are numbers of sales here; the rest as in `clientes.ts`.
 */
const argumentos = process.argv.slice(2)
if (!argumentos.includes('--tamanhos')) argumentos.push('--tamanhos', '10000,2000000')
const opcoes = lerOpcoes(argumentos)
const { dados, tamanhos } = opcoes
const cluster = path.join(dados, 'postgres')
const pgbench = acharPgbench()
if (!pgbench) throw new Error('As somas diretas são do pgbench, que não está nesta máquina')
const [menor = 0] = tamanhos
const maior = tamanhos.at(-1) ?? menor

/** Each is two sets of sales, with and without the triggers. */
const TROCAS = 15
const VEZES_A_SOMA = 50
const CRESCIMENTO_MAXIMO = 1.5
const CUSTO_MAXIMO = 1.15
/** Who sends the sales that are approved and cancelled. */
const VENDEDORES = 20

const { anotar, razoes, rodadasDe, tabela } = criarAnotacoes()

/** How many times the processor time of the second a request to the first takes. */
const vezesDeCpu = (operacao: string, de: NomeDoAlvo, por: NomeDoAlvo) => {
  const cpu = (alvo: NomeDoAlvo) =>
    mediana(rodadasDe(operacao, JUNTOS, alvo).map((m) => m.cpuDoServidor + m.cpuDoPostgres))
  return cpu(de) / cpu(por)
}

const metas = (custos: Awaited<ReturnType<typeof medirCustoDasSomas>>): Meta[] => [
  ...periodos.map(([nome]) => {
    const lidas = razoes(painelDe(nome), JUNTOS, 'porSegundo', 'soma direta')
    return {
      nome: `${painelDe(nome)}: pedidos/s da soma direta, ${JUNTOS} de cada vez`,
      meta: `≥ ${VEZES_A_SOMA}×`,
      medido: `${emRodadas(lidas)}, por CPU ${vezesDeCpu(painelDe(nome), 'soma direta', 'app').toFixed(0)}×`,
      ok: mediana(lidas) >= VEZES_A_SOMA,
    }
  }),
  ...periodos.map(([nome]) => {
    const lidas = razoes(painelDe(nome), JUNTOS, 'p50', 'app pequeno')
    const texto = `${painelDe(nome)}: de ${menor} a ${maior} vendas`
    return {
      nome: texto,
      meta: `≤ ${CRESCIMENTO_MAXIMO}×`,
      medido: `${emRodadas(lidas)}, por CPU ${vezesDeCpu(painelDe(nome), 'app', 'app pequeno').toFixed(2)}×`,
      ok: mediana(lidas) <= CRESCIMENTO_MAXIMO,
    }
  }),
  ...custos.acoes.map(({ acao, com, sem, razoes }) => ({
    nome: `${acao}: tempo com as somas (${com.toFixed(1)} ms) pelo de sem elas (${sem.toFixed(1)} ms)`,
    meta: `≤ ${CUSTO_MAXIMO}×`,
    medido: `${mediana(razoes).toFixed(2)}× (CPU das duas ações: ${custos.cpu.toFixed(2)}×)`,
    ok: mediana(razoes) <= CUSTO_MAXIMO,
  })),
]

const ligados: (() => Promise<void>)[] = []
try {
  const { banco: servidor, desligar } = await usarPostgres(dados)
  ligados.push(desligar)
  const bancoPequeno = await garantirVendas(servidor, dados, menor)
  const banco = await garantirVendas(servidor, dados, maior)
  const app = await ligarAplicacao(banco, dados)
  ligados.push(app.desligar)
  const [carga = 0] = loadavg()
  console.log(`carga da máquina antes: ${carga.toFixed(1)} em ${cpus().length} processadores`)
  const completas = await garantirCompletas(banco, app.porta, VENDEDORES)
  const custos = await medirCustoDasSomas(
    app,
    banco,
    completas.map(({ id }) => id),
    TROCAS,
    leitorDeCpu(cluster, app.pid),
  )
  const pequeno = await ligarAplicacao(bancoPequeno, dados)
  ligados.push(pequeno.desligar)
  await comIndiceDasSomas(banco, () => medirPaineis({ banco, app, pequeno, pgbench, opcoes, anotar }))
  console.log(`\n${tabela()}`)
  dizerMetas(metas(custos))
} finally {
  for (const desligar of ligados.reverse()) await desligar()
}
