import { randomBytes } from 'node:crypto'
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
}

const TUDO: Faixa = { inicio: 0, fim: Number.MAX_SAFE_INTEGER }
const CHAVE = /^[0-9a-f]{32}$/

const conferida = (chave: string) => {
  if (!CHAVE.test(chave)) throw new Error('chave de arquivo malformada')
  return chave
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
 * another's place cannot be decrypted.
 */
export const criarStorage = (deposito: Deposito, chaveMestra: Buffer): Storage => {
  const cifraDe = (chave: string) => derivarChave(chaveMestra, `arquivo/${chave}`)
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
      return decifrar(cifraDe(chave), conteudo, total, faixa ?? TUDO)
    },
    apagar: (chave) => deposito.apagar(conferida(chave)),
    existe: (chave) => deposito.existe(conferida(chave)),
  }
}
