import { cpus, loadavg } from 'node:os'
import { setTimeout as pausa } from 'node:timers/promises'
import { umPlano } from '../apps/api/src/catalogo/plano/plano.fabrica.ts'
import { umaConta } from '../apps/api/src/cobranca/conta-bancaria/conta-bancaria.fabrica.ts'
import { conectar } from '../apps/api/src/infra/db/conexao.ts'
import { umaEmpresa } from '../apps/api/src/provedor/empresa/empresa.fabrica.ts'
import { multiplicarContratos } from '../apps/api/src/testes/multiplicar-contratos.ts'
import { umContrato } from '../apps/api/src/vendas/contrato/contrato.fabrica.ts'
import { type Aplicacao, ligarAplicacao } from './alvo/aplicacao.ts'
import { administrar, type Banco, usarPostgres } from './banco/postgres.ts'
import { resumir } from './carga/estatistica.ts'
import { comMemoria } from './carga/memoria.ts'
import { dizerMetas } from './medicao/dizer-metas.ts'
import type { Meta } from './medicao/metas.ts'
import { lerOpcoes } from './opcoes.ts'

/**
 * A month of boletos for every contract of a company, the file to the bank with all of them, and the PDF of one. The last
 * of `--tamanhos` is the number of contracts; the rest as in `clientes.ts`.
 */
const argumentos = process.argv.slice(2)
if (!argumentos.includes('--tamanhos')) argumentos.push('--tamanhos', '100000')
const { dados, tamanhos } = lerOpcoes(argumentos)
const contratos = tamanhos.at(-1) ?? 100_000

const SEGUNDOS_DO_LOTE = 60
const SEGUNDOS_DA_REMESSA = 20
const MB_A_MAIS = 150
const MS_DO_PDF = 50
/** As on one machine with 100 thousand, for any other number. */
const naProporcao = (segundos: number) => (segundos * contratos) / 100_000

type Andamento = { id: string; situacao: string }

const esperar = async (
  app: Aplicacao,
  caminho: string,
  enquanto: string,
  aCadaVez: () => Promise<unknown>,
) => {
  for (;;) {
    const { situacao } = await app.obter<Andamento>(caminho)
    if (situacao !== enquanto) return
    await aCadaVez()
    await pausa(100)
  }
}

/** What somebody who reads the list meanwhile waits for. */
const listaEnquanto = (app: Aplicacao) => {
  const tempos: number[] = []
  const ler = async () => {
    const inicio = performance.now()
    await app.obter('/boleto?limite=50')
    tempos.push(performance.now() - inicio)
  }
  return { ler, p95: () => resumir(tempos, 1).p95 }
}

const medirTrabalho = async (
  app: Aplicacao,
  metodo: string,
  pedido: object,
  [ver, enquanto]: [string, string],
) => {
  const lista = listaEnquanto(app)
  const inicio = performance.now()
  const { memoria, resultado } = await comMemoria(app.pid, async () => {
    const resposta = await app.chamar('POST', metodo, 'application/json', JSON.stringify(pedido))
    const { id } = (await resposta.json()) as Andamento
    await esperar(app, `${ver}/${id}`, enquanto, lista.ler)
    return id
  })
  return { id: resultado, segundos: (performance.now() - inicio) / 1000, memoria, lista: lista.p95() }
}

const encher = async (banco: Banco) => {
  const { pool, db } = conectar(banco, console.error)
  try {
    const { id: empresa_id } = await umaEmpresa(db, {})
    const { id: conta_id } = await umaConta(db, {
      empresa_id,
      banco: '001',
      multa_percentual: 200,
      juros_percentual_mes: 100,
    })
    const molde = await umContrato(db, { empresa_id, plano_id: (await umPlano(db, {})).id, meses: 2 })
    await multiplicarContratos(pool, molde, contratos - 1)
    await pool.query('analyze')
    return { empresa_id, conta_id, competencia: molde.hoje.slice(0, 7) }
  } finally {
    await pool.end()
  }
}

const medirPdf = async (app: Aplicacao) => {
  const { itens } = await app.obter<{ itens: { id: string }[] }>('/boleto?limite=40')
  const tempos: number[] = []
  for (const { id } of itens) {
    const inicio = performance.now()
    await (await app.chamar('GET', `/boleto/${id}/pdf`)).arrayBuffer()
    tempos.push(performance.now() - inicio)
  }
  return resumir(tempos.slice(tempos.length >> 1), 1)
}

const trabalho = (
  nome: string,
  { segundos, memoria, lista }: Awaited<ReturnType<typeof medirTrabalho>>,
  limite: number,
): Meta[] => [
  {
    nome: `${nome} de ${contratos}`,
    meta: `≤ ${limite.toFixed(0)} s`,
    medido: `${segundos.toFixed(1)} s; a lista, enquanto isso, p95 ${lista.toFixed(0)} ms`,
    ok: segundos <= limite,
  },
  {
    nome: `${nome}: memória a mais do programa`,
    meta: `≤ ${MB_A_MAIS} MB`,
    medido: `${memoria.cresceu.toFixed(0)} MB (de ${memoria.antes.toFixed(0)} a ${memoria.maxima.toFixed(0)})`,
    ok: memoria.cresceu <= MB_A_MAIS,
  },
]

const ligados: (() => Promise<void>)[] = []
try {
  const { banco: servidor, desligar } = await usarPostgres(dados)
  ligados.push(desligar)
  const banco = { ...servidor, database: 'boletos' }
  await administrar(
    servidor,
    'drop database if exists boletos',
    `create database boletos owner ${servidor.user}`,
  )
  const app = await ligarAplicacao(banco, dados)
  ligados.push(app.desligar)
  const { empresa_id, conta_id, competencia } = await encher(banco)
  const [carga = 0] = loadavg()
  console.log(`carga da máquina antes: ${carga.toFixed(1)} em ${cpus().length} processadores`)
  const lote = await medirTrabalho(app, '/boleto/lote', { empresa_id, competencia }, [
    '/boleto/lote',
    'EM_ANDAMENTO',
  ])
  const remessa = await medirTrabalho(app, `/conta-bancaria/${conta_id}/remessa`, {}, ['/remessa', 'GERANDO'])
  const arquivo = await (await app.chamar('GET', `/remessa/${remessa.id}/arquivo`)).arrayBuffer()
  console.log(`remessa: ${(arquivo.byteLength / 1e6).toFixed(1)} MB`)
  const pdf = await medirPdf(app)
  dizerMetas([
    ...trabalho('lote', lote, naProporcao(SEGUNDOS_DO_LOTE)),
    ...trabalho('remessa', remessa, naProporcao(SEGUNDOS_DA_REMESSA)),
    {
      nome: 'PDF de um boleto',
      meta: `≤ ${MS_DO_PDF} ms`,
      medido: `p50 ${pdf.p50.toFixed(0)} ms, p95 ${pdf.p95.toFixed(0)} ms`,
      ok: pdf.p50 <= MS_DO_PDF,
    },
  ])
} finally {
  for (const desligar of ligados.reverse()) await desligar()
}
