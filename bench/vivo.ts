import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { ligarAplicacao } from './alvo/aplicacao.ts'
import { entrarTodos } from './alvo/entrar.ts'
import { comCliente, usarPostgres } from './banco/postgres.ts'
import { textoDoPedido } from './carga/conexao.ts'
import { leitorDeCpu } from './carga/cpu.ts'
import { type Medida, mediana } from './carga/estatistica.ts'
import { esquentar, medir } from './carga/medir.ts'
import { memoriaDe } from './carga/memoria.ts'
import { garantirVendas } from './massa/gerar-vendas.ts'
import { dizerMetas } from './medicao/dizer-metas.ts'
import type { Meta } from './medicao/metas.ts'
import { lerOpcoes } from './opcoes.ts'

/** The list of sales with and without 500 open streams, to which a change comes twice a second. Options as in `clientes.ts`. */
const { dados, rodadas, segundos, aquecimento } = lerOpcoes(process.argv.slice(2))
const VENDAS = 10_000
const LIGACOES = 500
const POR_PESSOA = 10
const JUNTOS = 16
const A_CADA_MS = 500

const lido = (medida: Medida | undefined) =>
  `p95 ${medida?.p95.toFixed(2)} ms, ${medida?.porSegundo.toFixed(0)}/s, CPU ${medida?.cpuDoServidor.toFixed(2)} ms`
const emMB = (mb = 0) => `${mb.toFixed(0)} MB`

type Ouvido = { soquete: Socket; mensagens: number }

const ouvir = async (porta: number, token: string): Promise<Ouvido> => {
  const soquete = connect(porta, '127.0.0.1')
  const ouvido = { soquete, mensagens: 0 }
  soquete.write(textoDoPedido('/api/vivo?assuntos=venda,aviso', token))
  const [comeco] = (await once(soquete, 'data')) as [Buffer]
  if (!comeco.toString().startsWith('HTTP/1.1 200')) throw new Error(comeco.toString())
  soquete.on('data', (bytes) => {
    ouvido.mensagens += bytes.toString().split('data: ').length - 1
  })
  return ouvido
}

const ligados: (() => Promise<void>)[] = []
try {
  const { banco: servidor, desligar } = await usarPostgres(dados)
  ligados.push(desligar)
  const banco = await garantirVendas(servidor, dados, VENDAS)
  const app = await ligarAplicacao(banco, dados)
  ligados.push(app.desligar)
  const { porta, pid } = app
  const cpu = leitorDeCpu(path.join(dados, 'postgres'), pid)
  const tokens = (await entrarTodos(porta, LIGACOES / POR_PESSOA)).map(({ token }) => token)
  const pedidos = tokens.map((token) => textoDoPedido('/api/venda/minhas', token))
  const ids = await comCliente(banco, async (cliente) => {
    const { rows } = await cliente.query<{ id: string }>(
      "select id from usuario where email like '%@bench.example' order by email limit 50",
    )
    return rows.map(({ id }) => id)
  })
  const falante = new pg.Client(banco)
  await falante.connect()
  ligados.push(() => falante.end())
  /** Everybody who is open hears of it: no sale reaches more people. */
  const mudar = () =>
    falante.query("select pg_notify('balcao_vivo', $1)", [
      JSON.stringify([{ assunto: 'venda', id: 'x', empresa_id: null, pessoas: ids, permissao: null }]),
    ])
  const medida = () => medir({ porta, pedidos, concorrencia: JUNTOS, aquecimento, segundos, cpu })

  const [carga = 0] = loadavg()
  console.log(`carga da máquina antes: ${carga.toFixed(1)} em ${cpus().length} processadores`)
  await esquentar(porta, pedidos, 3)
  const sem: Medida[] = []
  const com: Medida[] = []
  const aMais: number[] = []
  for (let rodada = 0; rodada < rodadas; rodada++) {
    sem.push(await medida())
    const antes = memoriaDe(pid)
    const ouvidos: Ouvido[] = []
    for (let vez = 0; vez < POR_PESSOA; vez++)
      ouvidos.push(...(await Promise.all(tokens.map((token) => ouvir(porta, token)))))
    const relogio = setInterval(() => void mudar(), A_CADA_MS)
    com.push(await medida())
    clearInterval(relogio)
    aMais.push(memoriaDe(pid) - antes)
    const mensagens = ouvidos.reduce((soma, um) => soma + um.mensagens, 0)
    if (!mensagens) throw new Error('ninguém ouviu nada')
    for (const { soquete } of ouvidos) soquete.destroy()
    console.log(`${lido(sem.at(-1))} → ${lido(com.at(-1))}, +${emMB(aMais.at(-1))}, ${mensagens} mensagens`)
  }
  const razoes = sem.map(({ p95 }, i) => (com[i]?.p95 ?? Number.NaN) / p95)
  const metas: Meta[] = [
    {
      nome: `p95 da lista com ${LIGACOES} ligações, pelo de sem elas`,
      meta: '≤ 2×',
      medido: `${mediana(razoes).toFixed(2)}× (${razoes.map((razao) => razao.toFixed(2)).join(' ')})`,
      ok: mediana(razoes) <= 2,
    },
    {
      nome: `memória a mais com ${LIGACOES} ligações`,
      meta: '≤ 100 MB',
      medido: emMB(Math.max(...aMais)),
      ok: Math.max(...aMais) <= 100,
    },
  ]
  dizerMetas(metas)
} finally {
  for (const desligar of ligados.reverse()) await desligar()
}
