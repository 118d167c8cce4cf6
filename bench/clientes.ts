import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ligarAplicacao } from './alvo/aplicacao.ts'
import { ligarNu } from './alvo/nu.ts'
import { acharPgbench } from './alvo/pgbench.ts'
import { administrar, type Banco, usarPostgres } from './banco/postgres.ts'
import { leitorDeCpu } from './carga/cpu.ts'
import { garantirMassa } from './massa/gerar.ts'
import { colherAmostra } from './medicao/amostra.ts'
import { dizerMetas } from './medicao/dizer-metas.ts'
import { type Meta, metasDasCelulas } from './medicao/metas.ts'
import { operacoes } from './medicao/operacoes.ts'
import { type AlvoMenor, type Celula, type Plano, rodar } from './medicao/rodar.ts'
import { tabelaDasCelulas } from './medicao/tabela.ts'
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

const ligarApp = async (banco: Banco) => {
  const app = await ligarAplicacao(banco, opcoes.dados)
  ligados.push(app.desligar)
  return app
}

const ligarBase = async (banco: Banco) => {
  const app = await ligarApp(banco)
  return { banco, app, amostra: await colherAmostra(banco, app) }
}

/** Lists, searches and totals, each next to the bare server and PostgreSQL itself. */
const medirLista = async (menores: [AlvoMenor, Banco][], grande: Banco): Promise<Celula[]> => {
  const escolhidas = operacoes.filter(({ nome }) => escolhida(nome))
  if (!escolhidas.length) return []
  const pgbench = acharPgbench()
  if (!pgbench) console.log('Sem pgbench nesta máquina (pacote postgresql): o que depende dele fica de fora.')
  const nu = await ligarNu(grande, opcoes.dados)
  ligados.push(nu.desligar)
  const { rodadas, segundos, aquecimento } = opcoes
  const ritmo = { operacoes: escolhidas, rodadas, segundos, aquecimento, pgbench }
  const plano: Plano = { ...ritmo, cluster, menores: [], grande: { ...(await ligarBase(grande)), nu } }
  for (const [alvo, banco] of menores) plano.menores.push({ alvo, ...(await ligarBase(banco)) })
  return rodar(plano)
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
    const app = await ligarApp(copia)
    metas.push(...(await medirImportacao(copia, app, leitorDeCpu(cluster, app.pid))))
    await app.desligar()
    await administrar(servidor, `drop database ${copia.database}`)
  }
  if (escolhida('exportação')) metas.push(...(await medirExportacao(await ligarApp(grande))))
  return metas
}

try {
  const { banco: servidor, desligar } = await usarPostgres(opcoes.dados)
  ligados.push(desligar)
  const bancos: Banco[] = []
  for (const tamanho of opcoes.tamanhos) bancos.push(await garantirMassa(servidor, tamanho))
  const grande = bancos.pop()
  const [pequena, media] = bancos
  if (!pequena || !grande) throw new Error('--tamanhos: ao menos dois, para comparar')

  const celulas = await medirLista(
    [['app pequeno', pequena], ...(media ? [['app médio', media] satisfies [AlvoMenor, Banco]] : [])],
    grande,
  )
  for (const parar of ligados.splice(1).reverse()) await parar()
  const metas = [...metasDasCelulas(celulas), ...(await medirPlanilhas(servidor, grande))]

  if (celulas.length) console.log(`\n${tabelaDasCelulas(celulas)}`)
  dizerMetas(metas)
  if (opcoes.json)
    await writeFile(opcoes.json, JSON.stringify({ em: new Date(), opcoes, celulas, metas }, null, 2))
} finally {
  await desligarTudo()
}
