import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ligarAplicacao } from './alvo/aplicacao.ts'
import { ligarNu } from './alvo/nu.ts'
import { acharPgbench } from './alvo/pgbench.ts'
import { administrar, type Banco, usarPostgres } from './banco/postgres.ts'
import { leitorDeCpu } from './carga/cpu.ts'
import { garantirMassa } from './massa/gerar.ts'
import { colherAmostra } from './medicao/amostra.ts'
import { type Meta, metasDasCelulas } from './medicao/metas.ts'
import { operacoes } from './medicao/operacoes.ts'
import { type Celula, rodar } from './medicao/rodar.ts'
import { tabelaDasCelulas, tabelaDasMetas } from './medicao/tabela.ts'
import { lerOpcoes } from './opcoes.ts'
import { medirExportacao } from './planilha/exportacao.ts'
import { medirImportacao } from './planilha/importacao.ts'

const opcoes = lerOpcoes(process.argv.slice(2))
const cluster = path.join(opcoes.dados, 'postgres')
const escolhida = (nome: string) => !opcoes.so || new RegExp(opcoes.so).test(nome)

/** What was started, to be stopped in reverse order. */
const ligados: (() => Promise<void>)[] = []
const desligarTudo = async () => {
  for (const desligar of ligados.splice(0).reverse()) await desligar()
}
for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(sinal, async () => {
    await desligarTudo()
    process.exit(1)
  })

const ligarBase = async (banco: Banco) => {
  const app = await ligarAplicacao(banco, opcoes.dados)
  ligados.push(app.desligar)
  return { banco, app }
}

/** Lists, searches and totals, each next to the bare server and PostgreSQL itself. */
const medirLista = async (pequena: Banco, grande: Banco): Promise<Celula[]> => {
  const escolhidas = operacoes.filter(({ nome }) => escolhida(nome))
  if (!escolhidas.length) return []
  const pgbench = acharPgbench()
  if (!pgbench) console.log('Sem pgbench nesta máquina (pacote postgresql): o que depende dele fica de fora.')
  const nu = await ligarNu(grande, opcoes.dados)
  ligados.push(nu.desligar)
  const bases = [await ligarBase(pequena), await ligarBase(grande)] as const
  const [menor, maior] = await Promise.all(
    bases.map(async (base) => ({ ...base, amostra: await colherAmostra(base.banco, base.app) })),
  )
  if (!menor || !maior) throw new Error('faltou uma das bases')
  const { rodadas, segundos, aquecimento } = opcoes
  const ritmo = { operacoes: escolhidas, rodadas, segundos, aquecimento, pgbench }
  return rodar({ ...ritmo, cluster, pequeno: menor, grande: { ...maior, nu } })
}

/** On a copy, or the imported clients would be there in the next run. */
const medirPlanilhas = async (servidor: Banco, grande: Banco): Promise<Meta[]> => {
  const metas: Meta[] = []
  if (escolhida('importação')) {
    const copia = { ...grande, database: 'clientes_importacao' }
    await administrar(
      servidor,
      `drop database if exists ${copia.database}`,
      `create database ${copia.database} template ${grande.database} strategy file_copy owner ${grande.user}`,
    )
    const { app } = await ligarBase(copia)
    metas.push(...(await medirImportacao(copia, app, leitorDeCpu(cluster, app.pid))))
    await app.desligar()
    await administrar(servidor, `drop database ${copia.database}`)
  }
  if (escolhida('exportação')) metas.push(...(await medirExportacao((await ligarBase(grande)).app)))
  return metas
}

try {
  const { banco: servidor, desligar } = await usarPostgres(opcoes.dados)
  ligados.push(desligar)
  const bancos: Banco[] = []
  for (const tamanho of opcoes.tamanhos) bancos.push(await garantirMassa(servidor, tamanho))
  const [pequena, grande] = [bancos[0], bancos.at(-1)]
  if (!pequena || !grande || pequena === grande) throw new Error('--tamanhos: ao menos dois, para comparar')

  const celulas = await medirLista(pequena, grande)
  for (const parar of ligados.splice(1).reverse()) await parar()
  const metas = [...metasDasCelulas(celulas), ...(await medirPlanilhas(servidor, grande))]

  if (celulas.length) console.log(`\n${tabelaDasCelulas(celulas)}`)
  console.log(`\n${tabelaDasMetas(metas)}`)
  if (opcoes.json)
    await writeFile(opcoes.json, JSON.stringify({ em: new Date(), opcoes, celulas, metas }, null, 2))
} finally {
  await desligarTudo()
}
