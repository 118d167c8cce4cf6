import { type Ambiente, lerAmbiente } from './env.ts'
import { travarPasta } from './infra/db/postgres/trava.ts'

const PRAZO_DO_ENCERRAMENTO_MS = 25_000

/** What was started, in order; it is stopped in the opposite order. */
const ligados: (() => unknown)[] = []

const encerrar = (codigo: number) => {
  // Whatever hangs, the process ends.
  setTimeout(() => process.exit(codigo || 1), PRAZO_DO_ENCERRAMENTO_MS).unref()
  const parar = async () => {
    for (const parte of ligados.splice(0).reverse()) await parte()
  }
  void parar().finally(() => process.exit(codigo))
}
for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(sinal, () => encerrar(0))

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
  const aoEncerrar = (parar: () => unknown) => ligados.push(parar)
  // Loaded only now: a second process on the same folder is refused at once, not after reading the whole program. That
  // takes as long as ending an abandoned database and starting it again: both at the same time.
  const { ligarBanco } = await import('./banco.ts')
  const [conexao, { iniciar }] = await Promise.all([ligarBanco(env, aoEncerrar), import('./programa.ts')])
  const { primeiro } = await iniciar(env, conexao, aoEncerrar)
  apresentar(env, primeiro)
} catch (erro) {
  process.stderr.write(`\n${erro instanceof Error ? erro.message : String(erro)}\n`)
  encerrar(1)
}
