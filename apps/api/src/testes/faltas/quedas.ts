import { setTimeout as pausa } from 'node:timers/promises'
import { conectar } from '#infra/db/conexao.ts'
import type { Aplicacao } from '#testes/aplicacao.ts'
import { prepararVendas } from '#testes/preparar-vendas.ts'
import { bancoProprio } from './banco-proprio.ts'
import { chamadorLocal } from './chamar.ts'
import { conferirVendas } from './conferir.ts'
import { ESCRITORES, soltarEscritores, vendas } from './escritores.ts'
import { ate, faltas, ligarParaFaltas } from './faltas.ts'
import { dizer, emSegundos, mediana, pedidoDeFim } from './relatorio.ts'

const ALTERNADAS = ['kill -9 no programa', 'kill -9 no PostgreSQL'] as const
/** Generous: how long it really took is told at the end. */
const PRAZO_MS = 180_000
const ATE_MS = 400

/**
 * Kills the program and its PostgreSQL in turn, each time at a moment that nobody chose, while sales are being sent.
 * Every sale that was acknowledged must be there, once.
 */
export const quedasAoAcaso = async (vezes: number) => {
  const app = await ligarParaFaltas()
  try {
    return await derrubar(app, vezes)
  } finally {
    await app.apagar()
  }
}

const derrubar = async (app: Aplicacao, vezes: number) => {
  const banco = bancoProprio(app.pasta)
  const { pool, db } = conectar(banco.conexao, () => {})
  const { venda } = await prepararVendas(chamadorLocal(app.url).chamar, db)
  await pool.end()
  const escritores = await soltarEscritores(app.url, vendas(venda))
  const foraMs = Object.fromEntries(ALTERNADAS.map((falta) => [falta, [] as number[]]))
  const problemas: string[] = []

  const umaVez = async (falta: (typeof ALTERNADAS)[number]) => {
    const prazo = AbortSignal.timeout(PRAZO_MS)
    await escritores.maisConfirmados(1, prazo)
    await pausa(Math.random() * ATE_MS)
    const inicio = performance.now()
    await faltas[falta](app, banco)
    await ate(prazo, app.pronta)
    foraMs[falta]?.push(performance.now() - inicio)
  }

  let feitas = 0
  const cedo = pedidoDeFim()
  try {
    for (; feitas < vezes && !cedo.aborted; feitas++) {
      if (feitas > 0 && feitas % 10 === 0)
        dizer(`${feitas} quedas, ${escritores.confirmados.length} vendas confirmadas`)
      await umaVez(ALTERNADAS[feitas % 2 === 0 ? 0 : 1])
    }
    await escritores.maisConfirmados(ESCRITORES, AbortSignal.timeout(PRAZO_MS))
  } catch (erro) {
    problemas.push(erro instanceof Error ? erro.message : String(erro))
  }
  await escritores.parar()
  problemas.push(...escritores.estranhas)
  // What was lost is only known with the database running.
  if (!(await app.pronta())) {
    await app.encerrar('SIGKILL')
    await app.ligar()
  }
  const perdidas = await conferirVendas(banco, escritores.confirmados, ESCRITORES)
  problemas.push(...perdidas)

  for (const falta of ALTERNADAS) {
    const tempos = foraMs[falta] ?? []
    const [meio, pior] = [mediana(tempos), Math.max(0, ...tempos)].map(emSegundos)
    dizer(`${falta}: ${tempos.length} vezes; de volta em ${meio} (pior: ${pior})`)
  }
  const { confirmados, respostas } = escritores
  dizer(`${confirmados.length} vendas confirmadas, ${respostas.get('503') ?? 0} pedidos ouviram 503`)
  dizer(`${perdidas.length} perdidas ou repetidas em ${feitas} quedas`)
  if (problemas.length > 0) problemas.push(app.log())
  return problemas
}
