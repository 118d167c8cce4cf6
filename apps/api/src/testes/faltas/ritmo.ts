import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pausa } from 'node:timers/promises'
import { conectar } from '#infra/db/conexao.ts'
import type { Aplicacao } from '#testes/aplicacao.ts'
import { prepararVendas } from '#testes/preparar-vendas.ts'
import { bancoProprio } from './banco-proprio.ts'
import { chamadorLocal } from './chamar.ts'
import { ligarParaFaltas } from './faltas.ts'
import { dizer, emMega, mediana, pedidoDeFim } from './relatorio.ts'

/** The memory is that of the program as `npm start` runs it. */
const PROCESSO = new URL('../../../../../scripts/processo.json', import.meta.url)
const POR_SEGUNDO = 50
const MINUTO_MS = 60_000
const ENTRE_LEITURAS_MS = 2_000
/** Until then caches fill and the compiler works. */
const AQUECIMENTO_MS = 3 * MINUTO_MS
const MEGA = 1024 * 1024
const MAXIMO_POR_MINUTO = 1
/** More than this many without an answer: the machine cannot keep up, and more requests would only measure that. */
const EM_VOO = 200

type Leitura = { minuto: number; memoria: number }

/** Megabytes per minute: the median of the slopes between all pairs, which a clean-up of memory does not disturb. */
const inclinacao = (leituras: Leitura[]) =>
  mediana(
    leituras.flatMap((a, i) =>
      leituras.slice(i + 1).map((b) => (b.memoria - a.memoria) / (b.minuto - a.minuto)),
    ),
  )

/** What people do all day, at an even pace, with the program's memory read meanwhile. */
export const ritmoConstante = async (minutos: number) => {
  const token = randomUUID()
  const comoEmUso = JSON.parse(readFileSync(PROCESSO, 'utf8'))
  const app = await ligarParaFaltas(undefined, { ...comoEmUso, METRICS_TOKEN: token })
  try {
    return await pedirNoRitmo(app, minutos, token)
  } finally {
    await app.apagar()
  }
}

const pedirNoRitmo = async (app: Aplicacao, minutos: number, tokenDasMetricas: string) => {
  const { pool, db } = conectar(bancoProprio(app.pasta).conexao, () => {})
  const { chamar, entrar } = chamadorLocal(app.url)
  const { venda } = await prepararVendas(chamar, db)
  await pool.end()
  let acesso = await entrar()

  const respostas = new Map<string, number>()
  const leituras: Leitura[] = []
  let [pedidos, emVoo, adiados, ultima] = [0, 0, 0, '']

  const enviarVenda = async () => {
    const id = randomUUID()
    const resposta = await chamar('POST', '/venda', { corpo: { id, ...venda(pedidos) }, token: acesso.token })
    if (resposta.status === 201) ultima = id
    return resposta
  }
  const ler = (caminho: string) => () => chamar('GET', caminho, { token: acesso.token })
  const abrirUltima = () => ler(ultima ? `/venda/${ultima}` : '/auth/me')()
  const dia = (atras: number) => new Date(Date.now() - atras * 24 * 60 * MINUTO_MS).toISOString().slice(0, 10)
  const painel = `/painel?de=${dia(30)}&ate=${dia(0)}`
  const mistura = [
    ...[enviarVenda, abrirUltima, ler('/venda?limite=50'), ler('/cliente?limite=50'), ler('/auth/me')],
    ...[ler('/canal-venda'), ler(painel), ler('/aviso/numero'), ler('/plano'), ler('/health/ready')],
  ]

  const umPedido = async () => {
    const fazer = mistura[pedidos++ % mistura.length] ?? enviarVenda
    emVoo++
    const status = await fazer().then(
      (resposta) => String(resposta.status),
      () => 'sem resposta',
    )
    emVoo--
    respostas.set(status, (respostas.get(status) ?? 0) + 1)
  }
  const lerMemoria = async () => {
    const { texto } = await chamar('GET', '/metrics', { token: tokenDasMetricas })
    return Number(/^process_resident_memory_bytes ([\d.e+]+)$/m.exec(texto)?.[1]) / MEGA
  }

  const inicio = Date.now()
  const fim = inicio + minutos * MINUTO_MS
  const cedo = pedidoDeFim()
  const segue = () => Date.now() < fim && !cedo.aborted
  const acompanhar = async () => {
    for (let minuto = 0; segue(); await pausa(ENTRE_LEITURAS_MS)) {
      const leitura = { minuto: (Date.now() - inicio) / MINUTO_MS, memoria: await lerMemoria() }
      leituras.push(leitura)
      if (acesso.acabou()) acesso = await entrar()
      if (leitura.minuto >= minuto)
        dizer(`minuto ${minuto++}: ${emMega(leitura.memoria)}, ${pedidos} pedidos`)
    }
  }
  const pedir = async () => {
    for (let n = 0; segue(); n++) {
      await pausa(Math.max(1, inicio + (n * 1000) / POR_SEGUNDO - Date.now()))
      if (emVoo < EM_VOO) void umPedido()
      else adiados++
    }
    while (emVoo > 0) await pausa(50)
  }
  await Promise.all([acompanhar(), pedir()])

  const porMinuto = inclinacao(leituras.filter(({ minuto }) => minuto * MINUTO_MS >= AQUECIMENTO_MS))
  const erradas = [...respostas].filter(([status]) => !status.startsWith('2'))
  const falhas = erradas.reduce((soma, [status, n]) => soma + (/^5|^sem/.test(status) ? n : 0), 0)
  dizer(`${pedidos} pedidos em ${minutos} min, ${falhas} com 5xx ou sem resposta`)
  dizer(`memória depois do minuto 3: ${emMega(porMinuto)} por minuto`)
  if (adiados > 0) dizer(`${adiados} pedidos não couberam: a máquina não deu conta do ritmo`)
  const problemas = erradas.map(([status, n]) => `${n} respostas ${status}`)
  if (porMinuto >= MAXIMO_POR_MINUTO) problemas.push(`a memória cresce ${emMega(porMinuto)} por minuto`)
  if ((await app.desligar()) !== 0) problemas.push('o programa não terminou bem')
  if (problemas.length > 0) problemas.push(app.log())
  return problemas
}
