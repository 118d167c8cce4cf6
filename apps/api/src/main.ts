import path from 'node:path'
import { limparAcessosVencidos } from './acesso/faxina.ts'
import { enviarConvite, enviarRecuperacao } from './acesso/senha.commands.ts'
import { montarApp } from './app.ts'
import { lerChaveMestra } from './auth/chaves.ts'
import { conectar } from './db/conexao.ts'
import { migrar } from './db/migrar.ts'
import { ligarPostgres } from './db/postgres/ligar.ts'
import { travarPasta } from './db/postgres/trava.ts'
import { type Ambiente, lerAmbiente } from './env.ts'
import { registroDoServidor } from './http/registro.ts'
import { criarFila } from './jobs/fila.ts'
import { criarCorreio } from './mail/correio.ts'
import { prepararPrimeiroInicio } from './primeiro-inicio.ts'

/** What was started, in order; it is stopped in the opposite order. */
const ligados: (() => unknown)[] = []

const desligar = async () => {
  for (const parte of ligados.splice(0).reverse()) await parte()
}

const iniciar = async (env: Ambiente) => {
  const log = registroDoServidor(env.nivelDeLog)
  const trava = travarPasta(env.dataDir)
  ligados.push(() => trava.soltar())

  const { conexao } = env.databaseUrl
    ? { conexao: { connectionString: env.databaseUrl } }
    : await ligarPostgres({ pasta: path.join(env.dataDir, 'postgres'), log }).then((postgres) => {
        ligados.push(postgres.desligar)
        return postgres
      })
  const { pool, db } = conectar(conexao, (erro) => log.warn({ err: erro }, 'conexão com o banco perdida'))
  ligados.push(() => pool.end())

  await migrar(pool)
  const primeiro = await prepararPrimeiroInicio(db, env.admin)

  const correio = criarCorreio(env, (linha) => log.info(linha))
  const remetente = { correio, urlPublica: env.urlPublica }
  const fila = criarFila(pool, (erro) => log.error({ err: erro }, 'falha na fila'))
  ligados.push(fila.parar)
  await fila.iniciar({
    recuperacao: ({ email }) => enviarRecuperacao(db, remetente, email),
    convite: ({ usuarioId }) => enviarConvite(db, remetente, usuarioId),
    faxina: () => limparAcessosVencidos(db),
  })

  const chaveMestra = lerChaveMestra(env.dataDir, env.chaveMestra)
  const app = await montarApp({ env, db, pool, chaveMestra, enfileirar: fila.enfileirar })
  ligados.push(() => app.close())
  await app.listen({ port: env.porta, host: env.host })
  apresentar(env, primeiro)
}

const apresentar = (env: Ambiente, primeiro: { email: string; senha: string | null } | null) => {
  const linhas = [`Balcão em ${env.urlPublica}`]
  if (primeiro) linhas.push(`Administrador: ${primeiro.email}`)
  if (primeiro?.senha) linhas.push(`Senha (mostrada só desta vez): ${primeiro.senha}`)
  process.stdout.write(`\n  ${linhas.join('\n  ')}\n\n`)
}

const encerrar = (codigo: number) => {
  // Whatever hangs, the process ends.
  setTimeout(() => process.exit(codigo || 1), 15_000).unref()
  void desligar().finally(() => process.exit(codigo))
}
for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(sinal, () => encerrar(0))

try {
  await iniciar(lerAmbiente(process.env))
} catch (erro) {
  process.stderr.write(`\n${erro instanceof Error ? erro.message : String(erro)}\n`)
  encerrar(1)
}
