import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client, ClientConfig } from 'pg'
import type { Bytes, Deposito } from '#infra/storage/deposito.ts'
import { exportarArquivos, type FonteDeArquivos } from './arquivos.ts'
import { ITEM_DA_CHAVE, itensDaChave } from './chave-mestra.ts'
import { cifrarBackup } from './cifra.ts'
import { ligarCliente, semApagarArquivos } from './cliente.ts'
import { ESCRITA_FIXA, type Exportado, exportarBanco } from './exportar.ts'
import { anotarUltimo, porNoLugar, varrerParciais } from './guardar.ts'
import { criarSoma, FORMATO, itensDoManifesto, type Manifesto } from './manifesto.ts'
import { itensDaPasta, storageNaPasta } from './pasta-de-dados.ts'
import { escreverTar, type Item } from './tar.ts'

export type Pedido = {
  conexao: ClientConfig
  dataDir: string
  chaveMestra: string | undefined
  storageUrl: string
  /** Null: the database and the data folder, without the stored files. */
  deposito: Deposito | null
  fontes: readonly FonteDeArquivos[]
  programa: string
  arquivo: string
  senha: string | undefined
  sinal?: AbortSignal
}

/**
 * The database first, then the files that it names. A file never changes, is there before the row that names it, and is not
 * deleted meanwhile. So every file of the snapshot is found, whatever the program does.
 */
async function* itensDoBackup(
  pedido: Pedido,
  { cliente, conferirTrava }: { cliente: Client; conferirTrava: () => Promise<unknown> },
  ausentes: string[],
  aoFim: (m: Manifesto) => void,
) {
  const { deposito, dataDir } = pedido
  const soma = criarSoma()
  const banco: { exportado?: Exportado } = {}
  const criado_em = new Date().toISOString()
  async function* conteudo(): AsyncGenerator<Item> {
    yield* exportarBanco(cliente, (exportado) => {
      banco.exportado = exportado
    })
    if (deposito) yield* exportarArquivos(cliente, deposito, pedido.fontes, (chave) => ausentes.push(chave))
    const daChave = itensDaChave(dataDir, pedido.chaveMestra)
    yield* daChave
    const naPasta = itensDaPasta(dataDir, [storageNaPasta(dataDir, pedido.storageUrl)])
    for await (const item of naPasta) if (daChave.length === 0 || item.nome !== ITEM_DA_CHAVE) yield item
  }
  for await (const item of conteudo()) yield soma.passar(item)
  await conferirTrava()
  if (!banco.exportado) throw new Error('o banco não foi lido até o fim')
  const partes = soma.partes()
  const arquivos = deposito && { quantidade: partes.arquivos?.itens ?? 0, ausentes: ausentes.length }
  const manifesto = {
    formato: FORMATO,
    programa: pedido.programa,
    criado_em,
    ...banco.exportado,
    arquivos,
    partes,
  }
  yield* itensDoManifesto(manifesto)
  aoFim(manifesto)
}

const semEspaco = (pasta: string) => (erro: unknown) => {
  const codigo = erro instanceof Error && 'code' in erro ? erro.code : ''
  if (codigo === 'ENOSPC' || codigo === 'EDQUOT')
    throw new Error(
      `Não há espaço em ${pasta} para o backup. Nada foi deixado lá; o backup anterior continua.`,
    )
  throw erro
}

const escrever = async (conteudo: Bytes, arquivo: string, sinal: AbortSignal | undefined) => {
  const parcial = `${arquivo}.parcial`
  // Of a backup that was killed: the lock says that no other one is being made.
  await rm(parcial, { force: true })
  try {
    const saida = createWriteStream(parcial, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(Readable.from(conteudo), saida, { ...(sinal && { signal: sinal }) })
    await porNoLugar(parcial, arquivo)
  } catch (erro) {
    await rm(parcial, { force: true })
    throw erro
  }
}

/** Makes a backup, of a program that runs or not. It has its name only once it is whole. */
export const fazerBackup = async (pedido: Pedido) => {
  const { arquivo, senha, sinal } = pedido
  const pasta = path.dirname(arquivo)
  await mkdir(pasta, { recursive: true, mode: 0o700 })
  return semApagarArquivos(pedido.conexao, async (conferirTrava) => {
    await varrerParciais(pasta)
    const cliente = await ligarCliente(pedido.conexao, 'balcao-backup')
    const feito: { manifesto?: Manifesto } = {}
    const ausentes: string[] = []
    try {
      await cliente.query('begin isolation level repeatable read read only')
      await cliente.query(ESCRITA_FIXA)
      const tar = escreverTar(
        itensDoBackup(
          pedido,
          { cliente, conferirTrava },
          ausentes,
          (manifesto) => (feito.manifesto = manifesto),
        ),
      )
      await escrever(senha ? cifrarBackup(senha, tar) : tar, arquivo, sinal).catch(semEspaco(pasta))
    } finally {
      await cliente.end()
    }
    if (!feito.manifesto) throw new Error('o backup não tem manifesto')
    const { size: bytes } = await stat(arquivo)
    await anotarUltimo(pedido.dataDir, { em: feito.manifesto.criado_em, bytes, arquivo })
    return { manifesto: feito.manifesto, bytes, ausentes }
  })
}
