import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { derivarChave } from '#infra/auth/chaves.ts'
import type { Bytes, Deposito, Faixa } from './deposito.ts'
import { cifrar, decifrar, faixaCifrada, tamanhoCifrado } from './quadros.ts'

/**
 * Where files are stored, encrypted. Keys are generated only here, so that no name that a person typed
 * reaches a disk or a bucket.
 */
export type Storage = {
  /**
   * Stores exactly `tamanho` bytes and gives the key that reads them back. `anotar` gets the key before the first byte
   * is stored, so that somebody knows of it if the program dies meanwhile.
   */
  gravar(conteudo: Bytes, tamanho: number, anotar?: (chave: string) => Promise<void>): Promise<string>
  /** The range, when given, starts inside the file. */
  ler(chave: string, faixa?: Faixa): Promise<AsyncIterable<Uint8Array>>
  apagar(chave: string): Promise<void>
  existe(chave: string): Promise<boolean>
  /** Encrypts a file with the current key, in place. False when it was already so. */
  recifrar(chave: string): Promise<boolean>
  /** Whether the current key opens it. */
  usaChaveAtual(chave: string): Promise<boolean>
}

const PRIMEIRO_BYTE: Faixa = { inicio: 0, fim: 0 }
const TUDO: Faixa = { inicio: 0, fim: Number.MAX_SAFE_INTEGER }
const CHAVE = /^[0-9a-f]{32}$/

const conferida = (chave: string) => {
  if (!CHAVE.test(chave)) throw new Error('chave de arquivo malformada')
  return chave
}

const esgotar = async (conteudo: AsyncIterable<Uint8Array>) => {
  for await (const _ of conteudo);
}

/** An interrupted upload must not pass for a shorter file. */
async function* exatamente(conteudo: Bytes, tamanho: number) {
  let lidos = 0
  for await (const bytes of conteudo) {
    lidos += bytes.length
    if (lidos > tamanho) break
    yield bytes
  }
  if (lidos !== tamanho) throw new Error('o conteúdo não tem o tamanho anunciado')
}

/**
 * Each file has its own cipher key, derived from its random name. So nonces never repeat, and a file put in
 * another's place cannot be decrypted. Encrypted again with another key, a file keeps its name: it is another cipher key,
 * so nonces do not repeat then either.
 */
export const criarStorage = (deposito: Deposito, atual: Buffer, antigas: readonly Buffer[] = []): Storage => {
  const cifra = (mestra: Buffer, chave: string) => derivarChave(mestra, `arquivo/${chave}`)
  const cifraDe = (chave: string) => cifra(atual, chave)
  const cifrasDe = (chave: string) => [atual, ...antigas].map((mestra) => cifra(mestra, chave))

  const usaChaveAtual = async (chave: string) => {
    const { total, conteudo } = await deposito.ler(conferida(chave), faixaCifrada(PRIMEIRO_BYTE))
    const primeiro = await buffer(conteudo)
    return esgotar(decifrar([cifraDe(chave)], [primeiro], total, PRIMEIRO_BYTE)).then(
      () => true,
      () => false,
    )
  }

  return {
    gravar: async (conteudo, tamanho, anotar) => {
      const chave = randomBytes(16).toString('hex')
      await anotar?.(chave)
      const cifrado = cifrar(cifraDe(chave), exatamente(conteudo, tamanho))
      await deposito.gravar(chave, cifrado, tamanhoCifrado(tamanho))
      return chave
    },
    ler: async (chave, faixa) => {
      const { total, conteudo } = await deposito.ler(conferida(chave), faixa && faixaCifrada(faixa))
      return decifrar(cifrasDe(chave), conteudo, total, faixa ?? TUDO)
    },
    apagar: (chave) => deposito.apagar(conferida(chave)),
    existe: (chave) => deposito.existe(conferida(chave)),
    usaChaveAtual,
    recifrar: async (chave) => {
      if (await usaChaveAtual(chave)) return false
      const { total, conteudo } = await deposito.ler(chave)
      const claro = decifrar(cifrasDe(chave), conteudo, total, TUDO)
      // As long as before. What does not open to its last frame leaves the file as it was.
      await deposito.gravar(chave, cifrar(cifraDe(chave), claro), total)
      return true
    },
  }
}
