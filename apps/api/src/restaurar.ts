import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { ClientConfig } from 'pg'
import type { Ambiente } from './env.ts'
import { abrirBackup, conferirBackup } from './infra/backup/abrir.ts'
import { ligarCliente } from './infra/backup/cliente.ts'
import { ocupacaoDaPasta, ocupacaoDoBanco, recusarEmUso } from './infra/backup/destino.ts'
import { migracoesAte } from './infra/backup/esquema.ts'
import { oQueTraz } from './infra/backup/manifesto.ts'
import { storageNaPasta } from './infra/backup/pasta-de-dados.ts'
import { GravacaoIncerta, pastaNova, restaurarNoDestino, trocarPastas } from './infra/backup/restaurar.ts'
import { lerSenhaDoBackup } from './infra/backup/senha.ts'
import { ligarPostgres } from './infra/db/postgres/ligar.ts'
import { liberarPasta } from './infra/db/postgres/orfaos.ts'
import { travarPasta } from './infra/db/postgres/trava.ts'
import { criarLog } from './infra/http/log.ts'
import { abrirDeposito } from './infra/storage/abrir.ts'

type Opcoes = { dizer: (linha: string) => void; aoEncerrar: (parar: () => unknown) => void }

const USO = 'Uso: npm run restore -- <backup> [--substituir]'

const lerArgumentos = (argumentos: string[]) => {
  try {
    const opcoes = { substituir: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args: argumentos, options: opcoes, allowPositionals: true })
    const [arquivo, ...outros] = positionals
    if (!arquivo || outros.length > 0) throw new Error('esperava um backup')
    return { arquivo: path.resolve(arquivo), substituir: values.substituir }
  } catch (causa) {
    throw new Error(USO, { cause: causa })
  }
}

const recusarOcupado = (ocupado: (string | null)[]) => {
  const itens = ocupado.filter((item) => item !== null)
  if (itens.length === 0) return
  throw new Error(
    `O destino não está vazio:\n${itens.map((item) => `  - ${item}`).join('\n')}\nNada mudou. Para restaurar mesmo assim, repita com --substituir.`,
  )
}

/** The database to fill: the one that is configured, or a new one of our own, which takes its place at the end. */
const abrirBanco = async (env: Ambiente): Promise<{ conexao: ClientConfig; desligar(): Promise<void> }> => {
  if (env.databaseUrl) return { conexao: { connectionString: env.databaseUrl }, desligar: async () => {} }
  const pasta = path.join(pastaNova(env.dataDir), 'postgres')
  return ligarPostgres({ pasta, log: criarLog(env.nivelDeLog) })
}

const ocupacaoDoInformado = async ({ databaseUrl }: Ambiente) => {
  if (!databaseUrl) return null
  const cliente = await ligarCliente({ connectionString: databaseUrl }, 'balcao-restore')
  try {
    await recusarEmUso(cliente)
    return await ocupacaoDoBanco(cliente)
  } finally {
    await cliente.end()
  }
}

/** `npm run restore`. */
export const restaurar = async (env: Ambiente, argumentos: string[], { dizer, aoEncerrar }: Opcoes) => {
  const { arquivo, substituir } = lerArgumentos(argumentos)
  const senha = await lerSenhaDoBackup(env.backup.senha, env.backup.arquivoDaSenha)
  const trava = travarPasta(env.dataDir)
  aoEncerrar(() => trava.soltar())

  dizer(`Conferindo ${arquivo}…`)
  const backup = await abrirBackup(arquivo, senha)
  const manifesto = await conferirBackup(backup)
  migracoesAte(manifesto.migracao)
  const ocupado = [await ocupacaoDoInformado(env), await ocupacaoDaPasta(env.dataDir)]
  if (!substituir) recusarOcupado(ocupado)

  const { criado_em, programa, arquivos } = manifesto
  dizer(`Backup íntegro, de ${criado_em} (programa ${programa}, ${manifesto.migracao.nome}). Restaurando…`)
  const nova = pastaNova(env.dataDir)
  // A restore that was killed may have left its server there.
  await liberarPasta(path.join(nova, 'postgres'))
  await rm(nova, { recursive: true, force: true })
  await mkdir(nova, { recursive: true, mode: 0o700 })
  try {
    await encher(env, backup, manifesto)
  } catch (erro) {
    // While nobody knows whether the rows are there, the folder keeps the program from starting.
    if (!(erro instanceof GravacaoIncerta)) await rm(nova, { recursive: true, force: true })
    throw erro
  }
  const aoLado = await trocarPastas(env.dataDir, new Date())
  dizer(`Restaurado: ${oQueTraz(manifesto)}.`)
  if (aoLado) dizer(`O que estava no lugar foi posto em ${aoLado}. Apague-o quando não precisar mais dele.`)
  if (!arquivos) dizer('O backup não traz os arquivos guardados: ponha-os no armazenamento antes de iniciar.')
}

const encher = async (
  env: Ambiente,
  backup: Awaited<ReturnType<typeof abrirBackup>>,
  manifesto: Awaited<ReturnType<typeof conferirBackup>>,
) => {
  const { conexao, desligar } = await abrirBanco(env)
  try {
    const cliente = await ligarCliente(conexao, 'balcao-restore')
    try {
      const dentro = storageNaPasta(env.dataDir, env.storageUrl)
      const storage = dentro === null ? env.storageUrl : `file:${path.join(pastaNova(env.dataDir), dentro)}`
      const deposito = await abrirDeposito(storage)
      const { dataDir, chaveMestra } = env
      await restaurarNoDestino(backup, manifesto, { dataDir, chaveMestra, deposito, cliente })
    } finally {
      await cliente.end()
    }
  } finally {
    await desligar()
  }
}
