import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { quantos } from '@balcao/contract/valores/quantos'
import { arquivosGuardados } from './arquivos-guardados.ts'
import { alcancarBanco } from './banco.ts'
import type { Ambiente } from './env.ts'
import { fazerBackup } from './infra/backup/fazer.ts'
import { manterUltimos, nomeDoBackup } from './infra/backup/guardar.ts'
import { oQueTraz } from './infra/backup/manifesto.ts'
import { PASTA_DOS_BACKUPS } from './infra/backup/pasta-de-dados.ts'
import { lerSenhaDoBackup } from './infra/backup/senha.ts'
import { abrirDeposito } from './infra/storage/abrir.ts'

type Opcoes = {
  dizer: (linha: string) => void
  aoEncerrar: (parar: () => unknown) => void
  sinal?: AbortSignal
}

const USO = 'Uso: npm run backup -- [pasta ou arquivo.tar] [--sem-arquivos]'

const SEM_CHAVE = `
  ATENÇÃO: este backup NÃO é cifrado, e leva tudo: os dados das pessoas e a chave que abre os arquivos.
  Quem o tiver lê tudo. Informe BACKUP_KEY (ou BACKUP_KEY_FILE) para cifrá-lo.
`
const SEM_ARQUIVOS = `
  ATENÇÃO: sem os arquivos guardados (documentos, áudios, contratos). Este backup só serve junto com eles.
`

const lerArgumentos = (argumentos: string[]) => {
  try {
    const opcoes = { 'sem-arquivos': { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args: argumentos, options: opcoes, allowPositionals: true })
    if (positionals.length > 1) throw new Error('mais de um destino')
    return { onde: positionals[0], semArquivos: values['sem-arquivos'] }
  } catch (causa) {
    throw new Error(USO, { cause: causa })
  }
}

/** A backup would hold the ones before it. */
const recusarDentro = (dataDir: string, arquivo: string) => {
  const [primeira = '', ...resto] = path.relative(dataDir, arquivo).split(path.sep)
  const dentro = primeira !== '..' && !path.isAbsolute(primeira)
  if (dentro && (primeira !== PASTA_DOS_BACKUPS || resto.length === 0))
    throw new Error(`Escolha um lugar fora de ${dataDir}, ou a pasta ${PASTA_DOS_BACKUPS} dele.`)
}

const versao = (): string =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version

const emMega = (bytes: number) =>
  `${(bytes / 1024 / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`

/** `npm run backup`. */
export const copiar = async (env: Ambiente, argumentos: string[], { dizer, aoEncerrar, sinal }: Opcoes) => {
  const { onde = path.join(env.dataDir, PASTA_DOS_BACKUPS), semArquivos } = lerArgumentos(argumentos)
  const senha = await lerSenhaDoBackup(env.backup.senha, env.backup.arquivoDaSenha)
  const nomeado = /\.tar(\.aes)?$/.test(onde)
  const arquivo = path.resolve(
    nomeado ? onde : path.join(onde, nomeDoBackup(new Date(), senha !== undefined)),
  )
  recusarDentro(env.dataDir, arquivo)
  if (!senha) dizer(SEM_CHAVE)
  if (semArquivos) dizer(SEM_ARQUIVOS)

  const inicio = performance.now()
  const { manifesto, bytes, ausentes } = await fazerBackup({
    conexao: await alcancarBanco(env, aoEncerrar),
    ...{ dataDir: env.dataDir, chaveMestra: env.chaveMestra, storageUrl: env.storageUrl },
    deposito: semArquivos ? null : await abrirDeposito(env.storageUrl),
    fontes: arquivosGuardados,
    programa: versao(),
    ...{ arquivo, senha, ...(sinal && { sinal }) },
  })
  const segundos = Math.max(1, Math.round((performance.now() - inicio) / 1000))
  dizer(`Backup feito em ${segundos} s: ${arquivo} (${emMega(bytes)}; ${oQueTraz(manifesto)}).`)
  if (ausentes.length > 0)
    dizer(
      `\n  ATENÇÃO: ${quantos(ausentes.length, 'arquivo já não estava', 'arquivos já não estavam')} no armazenamento: ${ausentes.slice(0, 20).join(', ')}\n`,
    )
  if (env.backup.manter === undefined || nomeado) return arquivo
  for (const nome of await manterUltimos(path.dirname(arquivo), env.backup.manter)) dizer(`Apagado: ${nome}`)
  return arquivo
}
