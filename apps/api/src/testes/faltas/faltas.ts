import { setTimeout as pausa } from 'node:timers/promises'
import { ADMIN } from '#testes/admin.ts'
import { type Aplicacao, ligarAplicacao } from '#testes/aplicacao.ts'
import { type BancoProprio, bancoProprio } from './banco-proprio.ts'
import { conferirGravados } from './conferir.ts'
import { canais, soltarEscritores } from './escritores.ts'

/** Enough to know that all writers are working. */
const ANTES = 40
const PRAZO_MS = 60_000

export const ate = async (prazo: AbortSignal, condicao: () => Promise<boolean>) => {
  while (!(await condicao())) await pausa(10, undefined, { signal: prazo })
}

const pronta = (app: Aplicacao) => {
  if (!app.vive()) throw new Error('o programa morreu')
  return app.pronta()
}

type Causar = (app: Aplicacao, banco: BancoProprio) => unknown

/**
 * What can happen to a database: it is killed, one of its processes is killed, or it is stopped, at once or
 * gracefully. And to us.
 */
export const faltas = {
  'kill -9 no PostgreSQL': (_, banco) => process.kill(banco.principal(), 'SIGKILL'),
  'kill -9 numa conexão': async (_, banco) => process.kill(await banco.deUmaConexao(), 'SIGKILL'),
  'parada imediata': (_, banco) => process.kill(banco.principal(), 'SIGQUIT'),
  'parada em ordem': (_, banco) => process.kill(banco.principal(), 'SIGINT'),
  'kill -9 no programa': async (app) => {
    await app.encerrar('SIGKILL')
    await app.ligar()
  },
} satisfies Record<string, Causar>
export type Falta = keyof typeof faltas

export const ligarParaFaltas = (pasta?: string, outras: Record<string, string> = {}) =>
  ligarAplicacao(
    async () => ({ ADMIN_EMAIL: ADMIN.email, ADMIN_SENHA: ADMIN.senha, DATABASE_URL: '', ...outras }),
    pasta,
  )

/**
 * Causes the fault as often as asked, each time once all writers work again. Returns how long each fault
 * stopped them.
 */
export const provocar = async (app: Aplicacao, falta: Falta, vezes: number) => {
  const banco = bancoProprio(app.pasta)
  const escritores = await soltarEscritores(app.url, canais(`${falta} ${Date.now()}`))
  const foraMs: number[] = []
  const problemas: string[] = []

  const umaVez = async () => {
    const prazo = AbortSignal.timeout(PRAZO_MS)
    await escritores.maisConfirmados(ANTES, prazo)
    const inicio = performance.now()
    const antes = escritores.recusados()
    await faltas[falta](app, banco)
    // Until the fault has an effect: answers that were on their way may still be good.
    await escritores.recusadosDepoisDe(antes, prazo)
    await ate(prazo, () => pronta(app))
    foraMs.push(performance.now() - inicio)
    await escritores.maisConfirmados(ANTES, prazo)
  }

  try {
    for (let vez = 0; vez < vezes; vez++) await umaVez()
  } catch (erro) {
    problemas.push(erro instanceof Error ? erro.message : String(erro))
  }
  await escritores.parar()
  problemas.push(...escritores.estranhas)
  if (app.vive()) problemas.push(...(await conferirGravados(banco, escritores.confirmados)))
  if (problemas.length > 0) problemas.push(app.log())
  return { foraMs, problemas, respostas: escritores.respostas, confirmados: escritores.confirmados.length }
}
