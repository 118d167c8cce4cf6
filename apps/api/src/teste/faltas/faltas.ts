import { setTimeout as pausa } from 'node:timers/promises'
import { ADMIN } from '../admin.ts'
import { type Aplicacao, ligarAplicacao } from '../aplicacao.ts'
import { type BancoProprio, bancoProprio } from './banco-proprio.ts'
import { conferirGravados } from './conferir.ts'
import { type Escritores, soltarEscritores } from './escritores.ts'

/** What happens to a database: it is killed, one of its processes is, it is stopped at once, or in order. */
export const faltas = {
  'kill -9 no PostgreSQL': (banco) => process.kill(banco.principal(), 'SIGKILL'),
  'kill -9 numa conexão': async (banco) => process.kill(await banco.deUmaConexao(), 'SIGKILL'),
  'parada imediata': (banco) => process.kill(banco.principal(), 'SIGQUIT'),
  'parada em ordem': (banco) => process.kill(banco.principal(), 'SIGINT'),
} satisfies Record<string, (banco: BancoProprio) => unknown>
export type Falta = keyof typeof faltas

/** Enough to know that all of the writers are at it. */
const ANTES = 40
const PRAZO_MS = 30_000

export const ligarParaFaltas = (pasta?: string) =>
  ligarAplicacao(
    async () => ({ ADMIN_EMAIL: ADMIN.email, ADMIN_SENHA: ADMIN.senha, DATABASE_URL: '' }),
    pasta,
  )

/** Causes the fault as often as asked, each time once all write again. Gives how long each kept them from it. */
export const provocar = async (app: Aplicacao, falta: Falta, vezes: number) => {
  const banco = bancoProprio(app.pasta)
  const escritores = await soltarEscritores(app.url, `${falta} ${Date.now()}`)
  const foraMs: number[] = []
  const problemas: string[] = []
  try {
    for (let vez = 0; vez < vezes; vez++)
      foraMs.push(await umaVez(app, escritores, () => faltas[falta](banco)))
  } catch (erro) {
    problemas.push(erro instanceof Error ? erro.message : String(erro))
  }
  await escritores.parar()
  if (app.vive())
    problemas.push(...escritores.estranhas, ...(await conferirGravados(banco, escritores.confirmados)))
  if (problemas.length > 0) problemas.push(app.registro())
  return {
    falta,
    foraMs,
    respostas: escritores.respostas,
    confirmados: escritores.confirmados.length,
    problemas,
  }
}

const umaVez = async (app: Aplicacao, escritores: Escritores, causar: () => unknown) => {
  const prazo = AbortSignal.timeout(PRAZO_MS)
  await escritores.maisConfirmados(ANTES, prazo)
  const pronta = () => {
    if (!app.vive()) throw new Error('o programa morreu')
    return app.pronta()
  }
  const inicio = performance.now()
  await causar()
  // Until it has hurt: answers that were on their way may still be good ones.
  await ate(prazo, async () => !(await pronta()))
  await ate(prazo, pronta)
  const fora = performance.now() - inicio
  await escritores.maisConfirmados(ANTES, prazo)
  return fora
}

const ate = async (prazo: AbortSignal, condicao: () => Promise<boolean>) => {
  while (!(await condicao())) await pausa(10, undefined, { signal: prazo })
}
