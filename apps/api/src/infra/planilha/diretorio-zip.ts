import { type Fonte, lerTrecho } from './fonte.ts'
import { danificada, grandeDemais, type Limites } from './planilha.ts'

/** A file inside the zip, as its directory describes it. */
export type Parte = {
  nome: string
  opcoes: number
  metodo: number
  soma: number
  compactado: number
  tamanho: number
  posicao: number
}

const FIM = 0x06054b50
const FIM_64 = 0x06064b50
const LOCALIZADOR_64 = 0x07064b50
const ENTRADA = 0x02014b50
const TAMANHO_FIM = 22
const TAMANHO_FIM_64 = 56
const TAMANHO_LOCALIZADOR = 20
const TAMANHO_ENTRADA = 46
const COMENTARIO = 0xffff
/** Marks that the real value is in the 64-bit field. Some writers use those fields even for small files. */
const VER_64 = 0xffffffff
const EXTRA_64 = 0x0001
/** The directories of real workbooks take a few kilobytes. */
const MAIOR_DIRETORIO = 16 * 1024 * 1024

const procurarFim = (cauda: Buffer) => {
  const assinatura = Buffer.alloc(4)
  assinatura.writeUInt32LE(FIM)
  const posicao = cauda.lastIndexOf(assinatura)
  if (posicao < 0 || posicao + TAMANHO_FIM > cauda.length) throw danificada('fim do zip não encontrado')
  return posicao
}

type Resumo = { partes: number; tamanho: number; posicao: number }

const resumo64 = async (fonte: Fonte, localizador: Buffer): Promise<Resumo> => {
  const fim = await lerTrecho(fonte, Number(localizador.readBigUInt64LE(8)), TAMANHO_FIM_64)
  if (fim.length < TAMANHO_FIM_64 || fim.readUInt32LE(0) !== FIM_64) throw danificada('fim do zip64')
  const numero = (posicao: number) => Number(fim.readBigUInt64LE(posicao))
  return { partes: numero(32), tamanho: numero(40), posicao: numero(48) }
}

const lerResumo = async (fonte: Fonte): Promise<Resumo> => {
  const tamanho = TAMANHO_LOCALIZADOR + TAMANHO_FIM + COMENTARIO
  const cauda = await lerTrecho(fonte, Math.max(0, fonte.tamanho - tamanho), tamanho)
  const fim = procurarFim(cauda)
  const localizador = cauda.subarray(Math.max(0, fim - TAMANHO_LOCALIZADOR), fim)
  if (localizador.length === TAMANHO_LOCALIZADOR && localizador.readUInt32LE(0) === LOCALIZADOR_64)
    return resumo64(fonte, localizador)
  return {
    partes: cauda.readUInt16LE(fim + 10),
    tamanho: cauda.readUInt32LE(fim + 12),
    posicao: cauda.readUInt32LE(fim + 16),
  }
}

/** The 64-bit values come in a fixed order, each only when its 32-bit field says so. */
const ajustar64 = (parte: Parte, extras: Buffer): Parte => {
  for (let i = 0; i + 4 <= extras.length; i += 4 + extras.readUInt16LE(i + 2)) {
    if (extras.readUInt16LE(i) !== EXTRA_64) continue
    let posicao = i + 4
    const valor = (curto: number) => {
      if (curto !== VER_64) return curto
      posicao += 8
      return Number(extras.readBigUInt64LE(posicao - 8))
    }
    // Evaluated in this order.
    const [tamanho, compactado] = [valor(parte.tamanho), valor(parte.compactado)]
    return { ...parte, tamanho, compactado, posicao: valor(parte.posicao) }
  }
  return parte
}

const lerEntrada = (diretorio: Buffer, inicio: number) => {
  if (diretorio.readUInt32LE(inicio) !== ENTRADA) throw danificada('entrada do diretório do zip')
  const inteiro = (posicao: number) => diretorio.readUInt32LE(inicio + posicao)
  const curto = (posicao: number) => diretorio.readUInt16LE(inicio + posicao)
  const extras = inicio + TAMANHO_ENTRADA + curto(28)
  const comentario = extras + curto(30)
  const parte = {
    nome: diretorio.toString('utf8', inicio + TAMANHO_ENTRADA, extras),
    opcoes: curto(8),
    metodo: curto(10),
    soma: inteiro(16),
    compactado: inteiro(20),
    tamanho: inteiro(24),
    posicao: inteiro(42),
  }
  return {
    parte: ajustar64(parte, diretorio.subarray(extras, comentario)),
    proxima: comentario + curto(32),
  }
}

/**
 * Reads the zip's content from the directory at its end: at most two reads, whatever the file's size. Written
 * here because the libraries read each entry separately, which is one request each when the file is in a
 * bucket.
 */
export const lerDiretorio = async (fonte: Fonte, limites: Limites): Promise<Parte[]> => {
  const { partes, tamanho, posicao } = await lerResumo(fonte)
  if (partes > limites.partes || tamanho > MAIOR_DIRETORIO) throw grandeDemais('tem partes demais')
  const diretorio = await lerTrecho(fonte, posicao, tamanho)
  const lidas: Parte[] = []
  try {
    for (let i = 0, onde = 0; i < partes; i++) {
      const { parte, proxima } = lerEntrada(diretorio, onde)
      lidas.push(parte)
      onde = proxima
    }
  } catch (erro) {
    // A field beyond the end: the directory is shorter than it claims.
    throw erro instanceof RangeError ? danificada(erro) : erro
  }
  return lidas
}
