import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Deposito } from './deposito.ts'
import { arquivoAusente, storageCheio, storageIndisponivel } from './falha.ts'

const PROVISORIOS = 'provisorios'
const MINUTOS_DE_UM_ENVIO = 10

const codigoDe = (erro: unknown) => (erro instanceof Error && 'code' in erro ? String(erro.code) : '')

const traduzir = (erro: unknown): unknown => {
  const codigo = codigoDe(erro)
  if (codigo === 'ENOENT') return arquivoAusente(erro)
  if (codigo === 'ENOSPC' || codigo === 'EDQUOT') return storageCheio(erro)
  return codigo ? storageIndisponivel(erro) : erro
}

const traduzindo = <T>(acao: Promise<T>) =>
  acao.catch((erro: unknown) => {
    throw traduzir(erro)
  })

/** Without this, a power cut can undo a rename that was already confirmed. Windows has no such call. */
const fixarPasta = async (pasta: string) => {
  if (process.platform === 'win32') return
  const aberta = await open(pasta)
  try {
    await aberta.sync()
  } finally {
    await aberta.close()
  }
}

/**
 * Removes what a killed process left half written. Recent files stay, because they may be uploads of another
 * copy that shares the folder.
 */
const varrerProvisorios = async (pasta: string) => {
  const antes = Date.now() - MINUTOS_DE_UM_ENVIO * 60_000
  for (const nome of await readdir(pasta)) {
    const arquivo = path.join(pasta, nome)
    const { mtimeMs } = await stat(arquivo).catch(() => ({ mtimeMs: antes }))
    if (mtimeMs < antes) await rm(arquivo, { force: true })
  }
}

/** Files in a folder, spread over 256 subfolders. A file appears complete or not at all. */
export const depositoEmPasta = async (raiz: string): Promise<Deposito> => {
  const provisorios = path.join(raiz, PROVISORIOS)
  await mkdir(provisorios, { recursive: true, mode: 0o700 })
  await varrerProvisorios(provisorios)
  const destino = (chave: string) => path.join(raiz, chave.slice(0, 2), chave)

  const gravar = async (chave: string, conteudo: AsyncIterable<Uint8Array>) => {
    // A name of its own: what a killed process left must not stand in the way of the next try.
    const provisorio = path.join(provisorios, `${chave}-${randomBytes(4).toString('hex')}`)
    const pasta = path.dirname(destino(chave))
    try {
      await writeFile(provisorio, conteudo, { flag: 'wx', mode: 0o600, flush: true })
      if (await mkdir(pasta, { recursive: true, mode: 0o700 })) await fixarPasta(raiz)
      await rename(provisorio, destino(chave))
      await fixarPasta(pasta)
    } catch (erro) {
      await rm(provisorio, { force: true })
      throw erro
    }
  }

  const ler: Deposito['ler'] = async (chave, faixa) => {
    const arquivo = await open(destino(chave))
    const { size: total } = await arquivo.stat()
    const conteudo = arquivo.createReadStream(faixa && { start: faixa.inicio, end: faixa.fim })
    return { total, conteudo }
  }

  return {
    gravar: (chave, conteudo) => traduzindo(gravar(chave, conteudo)),
    ler: (chave, faixa) => traduzindo(ler(chave, faixa)),
    apagar: (chave) => traduzindo(rm(destino(chave), { force: true })),
    existe: (chave) =>
      stat(destino(chave)).then(
        () => true,
        (erro: unknown) => {
          if (codigoDe(erro) === 'ENOENT') return false
          throw traduzir(erro)
        },
      ),
  }
}
