import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Client } from 'pg'
import type { Deposito } from '#infra/storage/deposito.ts'
import type { Backup } from './abrir.ts'
import { conferirChave } from './chave-mestra.ts'
import { esvaziarBanco } from './destino.ts'
import { ESQUEMA_DA_FILA } from './exportar.ts'
import { importador } from './importar.ts'
import { BackupInvalido } from './invalido.ts'
import type { Manifesto } from './manifesto.ts'
import { DO_BANCO, PASTA_DA_RESTAURACAO, POSTO_DE_LADO } from './pasta-de-dados.ts'
import type { ItemLido } from './tar.ts'

export type Destino = {
  dataDir: string
  chaveMestra: string | undefined
  deposito: Deposito
  cliente: Client
}

/** The connection was lost at the commit: it may have happened. */
export class GravacaoIncerta extends Error {}

export const pastaNova = (dataDir: string) => path.join(dataDir, PASTA_DA_RESTAURACAO)

/** Nothing of a backup is written outside of the folder that is for it. */
const noLugar = (raiz: string, nome: string) => {
  const destino = path.join(raiz, nome)
  if (!destino.startsWith(raiz + path.sep)) throw new BackupInvalido(`O backup tem um nome inválido: ${nome}`)
  return destino
}

const gravarNaPasta = async (nova: string, { nome, conteudo }: ItemLido) => {
  const destino = noLugar(nova, nome.slice('pasta/'.length))
  await mkdir(path.dirname(destino), { recursive: true, mode: 0o700 })
  await writeFile(destino, conteudo, { mode: 0o600, flush: true })
}

/**
 * Writes a checked backup: rows in one transaction, files under names that nobody uses yet, the rest into a folder beside.
 * A failure until the commit leaves the target as it was, but for files that no row names, which it takes away again.
 */
export const restaurarNoDestino = async (
  backup: Backup,
  manifesto: Manifesto,
  { dataDir, chaveMestra, deposito, cliente }: Destino,
) => {
  const nova = pastaNova(dataDir)
  const gravados: string[] = []
  const receptor: { banco?: Awaited<ReturnType<typeof importador>> } = {}
  const receber = async (item: ItemLido) => {
    const [parte = '', resto = ''] = item.nome.split('/')
    if (item.nome === ESQUEMA_DA_FILA)
      receptor.banco = await importador(cliente, manifesto, await text(item.conteudo))
    else if (parte === 'banco') await receptor.banco?.receber(item)
    else if (parte === 'pasta') await gravarNaPasta(nova, item)
    else if (parte === 'arquivos' && !(await deposito.existe(resto))) {
      gravados.push(resto)
      await deposito.gravar(resto, item.conteudo, item.tamanho)
    }
  }
  try {
    await cliente.query('begin')
    await esvaziarBanco(cliente)
    for await (const item of backup.itens()) await receber(item)
    if (!receptor.banco) throw new BackupInvalido('O backup não traz o banco.')
    await receptor.banco.conferir()
    await conferirChave(nova, chaveMestra)
  } catch (erro) {
    await cliente.query('rollback').catch(() => {})
    for (const chave of gravados) await deposito.apagar(chave).catch(() => {})
    throw erro
  }
  await cliente.query('commit').catch((causa: unknown) => {
    throw new GravacaoIncerta('O banco não confirmou a gravação. Repita npm run restore.', { cause: causa })
  })
}

/**
 * What was restored takes its place, by renames. What was there is put aside, and never deleted. Until the folder of the
 * restore is gone, the program does not start.
 */
export const trocarPastas = async (dataDir: string, quando: Date): Promise<string | null> => {
  const nova = pastaNova(dataDir)
  const aoLado = path.join(dataDir, `${POSTO_DE_LADO}${quando.toISOString().replace(/[-:]|\.\d+/g, '')}`)
  const novos = await readdir(nova)
  const antigos: string[] = []
  for (const nome of new Set([...novos, ...DO_BANCO]))
    if (await stat(path.join(dataDir, nome)).catch(() => null)) antigos.push(nome)
  if (antigos.length > 0) await mkdir(aoLado, { mode: 0o700 })
  for (const nome of antigos) await rename(path.join(dataDir, nome), path.join(aoLado, nome))
  for (const nome of novos) await rename(path.join(nova, nome), path.join(dataDir, nome))
  await rm(nova, { recursive: true })
  return antigos.length > 0 ? aoLado : null
}
