import { randomUUID } from 'node:crypto'
import { readSync } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const EM_MEMORIA = 1024 * 1024

/**
 * Only its owner can read it, and its name is removed as soon as it is open, so that not even a killed
 * process leaves it behind.
 */
const abrirSemNome = async (caminho: string) => {
  const arquivo = await open(caminho, 'wx+', 0o600)
  // Where a file in use cannot be removed, closing removes it.
  await rm(caminho, { force: true }).catch(() => {})
  return arquivo
}

/**
 * Texts that do not fit into memory together, numbered from 0, in a temporary file. The newest are still in
 * memory.
 */
export const abrirRascunho = () => {
  const caminho = path.join(tmpdir(), `balcao-${randomUUID()}`)
  /** Where each text starts, and where the next one will. */
  const posicoes = [0]
  let arquivo: FileHandle | undefined
  let gravados = 0
  let pendentes: Buffer[] = []
  let leitura = Buffer.alloc(64 * 1024)

  const total = () => posicoes.at(-1) ?? 0

  const descarregar = async () => {
    arquivo ??= await abrirSemNome(caminho)
    await arquivo.writev(pendentes, gravados)
    gravados = total()
    pendentes = []
  }

  const lerDoArquivo = (inicio: number, tamanho: number) => {
    if (tamanho > leitura.length) leitura = Buffer.alloc(tamanho)
    // Synchronous, because the page cache answers in microseconds and a promise per read would cost more.
    if (arquivo) readSync(arquivo.fd, leitura, 0, tamanho, inicio)
    return leitura.toString('utf8', 0, tamanho)
  }

  return {
    acrescentar: async (texto: string) => {
      const bytes = Buffer.from(texto)
      pendentes.push(bytes)
      posicoes.push(total() + bytes.length)
      if (total() - gravados > EM_MEMORIA) await descarregar()
    },
    ler: (numero: number): string => {
      const [inicio, fim] = [posicoes[numero], posicoes[numero + 1]]
      if (inicio === undefined || fim === undefined) return ''
      if (inicio < gravados) return lerDoArquivo(inicio, fim - inicio)
      const primeiroPendente = posicoes.length - 1 - pendentes.length
      return pendentes[numero - primeiroPendente]?.toString() ?? ''
    },
    fechar: async () => {
      await arquivo?.close()
      if (arquivo) await rm(caminho, { force: true })
    },
  }
}
