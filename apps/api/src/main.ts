import { setFlagsFromString } from 'node:v8'
import { type Ambiente, lerAmbiente } from './env.ts'
import { recusarRestauracaoPelaMetade } from './infra/backup/pasta-de-dados.ts'
import { travarPasta } from './infra/db/postgres/trava.ts'
import { erroNoLog } from './infra/observacao/sem-dados.ts'

/**
 * How far memory may grow before the next thorough clean-up: to twice of what is in use. Node's own limit is four times,
 * and a batch of boletos took 200 MB more instead of 80.
 */
setFlagsFromString('--heap-growing-percent=100')

const PRAZO_DO_ENCERRAMENTO_MS = 25_000

/** What was started, in order. It is stopped in reverse order. */
const ligados: (() => unknown)[] = []

const encerrar = (codigo: number) => {
  // The process ends even if something hangs.
  setTimeout(() => process.exit(codigo || 1), PRAZO_DO_ENCERRAMENTO_MS).unref()
  const parar = async () => {
    for (const parte of ligados.splice(0).reverse()) await parte()
  }
  void parar().finally(() => process.exit(codigo))
}
for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(sinal, () => encerrar(0))

/** Node itself would print the whole error, with the values of the query that failed. */
let caindo = false
process.on('uncaughtException', (erro) => {
  const err = erroNoLog(erro instanceof Error ? erro : new Error(typeof erro))
  process.stderr.write(`${JSON.stringify({ level: 60, time: Date.now(), err, msg: 'falha inesperada' })}\n`)
  if (!caindo) encerrar(1)
  caindo = true
})

const apresentar = (env: Ambiente, primeiro: { email: string; senha: string | null } | null) => {
  const linhas = [`Balcão em ${env.urlPublica}`]
  if (primeiro) linhas.push(`Administrador: ${primeiro.email}`)
  if (primeiro?.senha) linhas.push(`Senha (mostrada só desta vez): ${primeiro.senha}`)
  process.stdout.write(`\n  ${linhas.join('\n  ')}\n\n`)
}

try {
  const env = lerAmbiente(process.env)
  const trava = travarPasta(env.dataDir)
  ligados.push(() => trava.soltar())
  recusarRestauracaoPelaMetade(env.dataDir)
  const aoEncerrar = (parar: () => unknown) => ligados.push(parar)
  // Imported only now, so that a second process on the same folder is refused at once and not after loading
  // the whole program. Loading takes as long as stopping an abandoned database and starting it again, so both
  // run at the same time.
  const { ligarBanco } = await import('./banco.ts')
  const [conexao, { iniciar }] = await Promise.all([ligarBanco(env, aoEncerrar), import('./programa.ts')])
  const { primeiro } = await iniciar(env, conexao, aoEncerrar)
  apresentar(env, primeiro)
} catch (erro) {
  const [mensagem] = String(erro instanceof Error ? erro.message : erro).split('\nparams:', 1)
  process.stderr.write(`\n${mensagem}\n`)
  encerrar(1)
}
