import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { derivarChave } from '#infra/auth/chaves.ts'
import type { Bytes } from '#infra/storage/deposito.ts'
import { cifrar, decifrar } from '#infra/storage/quadros.ts'
import { BackupInvalido } from './invalido.ts'

const MARCA = Buffer.from('balcao-backup aes-256-gcm 1\n')
const SAL = 16
const PROVA = 16
export const TAMANHO_DO_CABECALHO = MARCA.length + SAL + PROVA

/** A second and 128 MB for each guess at the key. */
const CUSTO = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

/** Each backup has its own key, from the salt, so that its frames never share a nonce with another's. */
const chavesDe = async (senha: string, sal: Buffer) => {
  const esticada = await promisify<string, Buffer, number, typeof CUSTO, Buffer>(scrypt)(
    senha,
    sal,
    32,
    CUSTO,
  )
  return {
    dados: derivarChave(esticada, 'backup/dados'),
    prova: derivarChave(esticada, 'backup/prova').subarray(0, PROVA),
  }
}

export const ehCifrado = (inicio: Buffer) => inicio.subarray(0, MARCA.length).equals(MARCA)

export async function* cifrarBackup(senha: string, conteudo: Bytes): AsyncGenerator<Uint8Array> {
  const sal = randomBytes(SAL)
  const { dados, prova } = await chavesDe(senha, sal)
  yield Buffer.concat([MARCA, sal, prova])
  yield* cifrar(dados, conteudo)
}

/** The key of this backup, or a refusal before anything else of it is read. */
export const abrirCifra = async (senha: string, cabecalho: Buffer) => {
  const sal = cabecalho.subarray(MARCA.length, MARCA.length + SAL)
  const { dados, prova } = await chavesDe(senha, sal)
  if (!timingSafeEqual(prova, cabecalho.subarray(MARCA.length + SAL, TAMANHO_DO_CABECALHO)))
    throw new BackupInvalido('A chave não é a deste backup (BACKUP_KEY), ou o começo dele foi alterado.')
  return dados
}

/** `total` is the size of the file without its header. */
export async function* decifrarBackup(chave: Uint8Array, conteudo: Bytes, total: number) {
  try {
    yield* decifrar([chave], conteudo, total, { inicio: 0, fim: Number.MAX_SAFE_INTEGER })
  } catch (causa) {
    if (causa instanceof Error && causa.message.includes('adulterado'))
      throw new BackupInvalido('O backup foi alterado ou está cortado.', { cause: causa })
    throw causa
  }
}
