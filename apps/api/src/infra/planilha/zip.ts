import { pipeline, Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { lerDiretorio, type Parte } from './diretorio-zip.ts'
import { emPedacos, type Fonte, lerTrecho, PEDACO } from './fonte.ts'
import {
  cresceDemais,
  danificada,
  grandeDemais,
  INOFENSIVO,
  type Limites,
  PlanilhaRecusada,
} from './planilha.ts'

const LOCAL = 0x04034b50
const TAMANHO_LOCAL = 30
const GUARDADO = 0
const DEFLATE = 8
const CIFRADO = 1
const NENHUM: Uint8Array[] = []

const emMB = (bytes: number) => `${Math.floor(bytes / 1024 ** 2).toLocaleString('pt-BR')} MB`

export type Zip = {
  tem(nome: string): boolean
  /** Refuses a part that is missing, encrypted or too large to unpack. */
  conferir(nome: string): void
  /** The unpacked bytes of a part, checked against its size and checksum at the end. */
  ler(nome: string): AsyncIterable<Uint8Array>
}

/** Names inside a package are case-insensitive, and some writers start them with a slash. */
const normal = (nome: string) => nome.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

const conferirParte = ({ tamanho, compactado, opcoes, metodo }: Parte, limites: Limites) => {
  if (opcoes & CIFRADO)
    throw new PlanilhaRecusada('FORMATO', 'O arquivo está protegido por senha. Tire a senha e envie de novo.')
  if (metodo !== GUARDADO && metodo !== DEFLATE) throw danificada(`método ${metodo} do zip`)
  if (tamanho > limites.bytesPorParte)
    throw grandeDemais(`descompactada, passa de ${emMB(limites.bytesPorParte)}`)
  if (tamanho > INOFENSIVO && tamanho > compactado * limites.expansao) throw cresceDemais(limites.expansao)
}

const inicioDosDados = async (fonte: Fonte, { posicao }: Parte) => {
  const local = await lerTrecho(fonte, posicao, TAMANHO_LOCAL)
  if (local.length < TAMANHO_LOCAL || local.readUInt32LE(0) !== LOCAL)
    throw danificada('cabeçalho local do zip')
  return posicao + TAMANHO_LOCAL + local.readUInt16LE(26) + local.readUInt16LE(28)
}

/** A storage failure passes unchanged. Only what zlib finds wrong is the file's fault. */
const traduzir = (erro: unknown) =>
  erro instanceof Error && 'code' in erro && String(erro.code).startsWith('Z_') ? danificada(erro) : erro

async function* descompactar(
  compactados: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const inflar = createInflateRaw({ chunkSize: PEDACO })
  // The callback only prevents an unhandled error: the pipeline destroys `inflar` with it, and `inflar`
  // reports it.
  pipeline(Readable.from(compactados, { objectMode: true, highWaterMark: 1 }), inflar, () => {})
  try {
    yield* inflar
  } catch (erro) {
    throw traduzir(erro)
  } finally {
    inflar.destroy()
  }
}

async function* lerParte(fonte: Fonte, parte: Parte): AsyncGenerator<Uint8Array> {
  const inicio = await inicioDosDados(fonte, parte)
  const fim = inicio + parte.compactado - 1
  if (fim >= fonte.tamanho) throw danificada('parte do zip além do fim do arquivo')
  const guardados = fim < inicio ? NENHUM : emPedacos(await fonte.ler({ inicio, fim }))
  let lidos = 0
  let soma = 0
  for await (const bytes of parte.metodo === DEFLATE ? descompactar(guardados) : guardados) {
    lidos += bytes.length
    // A part that lies about its size is stopped there, so nothing beyond the limits is ever unpacked.
    if (lidos > parte.tamanho) throw grandeDemais('contém mais dados do que declara')
    soma = crc32(bytes, soma)
    yield bytes
  }
  if (lidos !== parte.tamanho || soma !== parte.soma) throw danificada('tamanho ou soma de uma parte do zip')
}

export const abrirZip = async (fonte: Fonte, limites: Limites): Promise<Zip> => {
  const partes = new Map<string, Parte>()
  let total = 0
  for (const parte of await lerDiretorio(fonte, limites)) {
    partes.set(normal(parte.nome), parte)
    total += parte.tamanho
  }
  if (total > limites.bytesNoTotal)
    throw grandeDemais(`descompactada, passa de ${emMB(limites.bytesNoTotal)}`)

  const conferida = (nome: string) => {
    const parte = partes.get(normal(nome))
    if (!parte) throw danificada(`falta ${nome}`)
    conferirParte(parte, limites)
    return parte
  }
  return {
    tem: (nome) => partes.has(normal(nome)),
    conferir: (nome) => void conferida(nome),
    ler: (nome) => lerParte(fonte, conferida(nome)),
  }
}
