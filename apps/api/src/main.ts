import { type Ambiente, lerAmbiente } from './env.ts'
import { travarPasta } from './infra/db/postgres/trava.ts'

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
  // Imported only now, so that a second process on the same folder is refused at once and not after loading
  // the whole program. Loading takes as long as stopping an abandoned database and starting it again, so both
  // run at the same time.
  const { ligarBanco } = await import('./banco.ts')
  const [conexao, { iniciar }] = await Promise.all([ligarBanco(env, aoEncerrar), import('./programa.ts')])
  const { primeiro } = await iniciar(env, conexao, aoEncerrar)
  apresentar(env, primeiro)
} catch (erro) {
  process.stderr.write(`\n${erro instanceof Error ? erro.message : String(erro)}\n`)
  encerrar(1)
}
