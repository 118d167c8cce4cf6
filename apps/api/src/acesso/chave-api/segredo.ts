import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { PREFIXO_DA_CHAVE } from '@balcao/contract/acesso/chave-api'

/** Only letters and digits: a double click selects all of it, and no program has to escape it. */
const LETRAS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BYTES = 32
const LETRAS_DO_SEGREDO = 43
const LETRAS_DA_SOMA = 6
const LETRAS_DO_FINAL = 4
const FORMA = new RegExp(`^${PREFIXO_DA_CHAVE}[0-9A-Za-z]{${LETRAS_DO_SEGREDO + LETRAS_DA_SOMA}}$`)

const emLetras = (numero: bigint, tamanho: number) => {
  const base = BigInt(LETRAS.length)
  let texto = ''
  for (let resto = numero; resto > 0n; resto /= base) texto = LETRAS[Number(resto % base)] + texto
  return texto.padStart(tamanho, LETRAS[0])
}

/** By this a scanner knows a key from random text, and the server a mistyped one, without asking anybody. */
const soma = (inicio: string) => emLetras(BigInt(crc32(inicio)), LETRAS_DA_SOMA)

/** 256 random bits between the prefix and the checksum. */
export const novoSegredo = () => {
  const inicio =
    PREFIXO_DA_CHAVE + emLetras(BigInt(`0x${randomBytes(BYTES).toString('hex')}`), LETRAS_DO_SEGREDO)
  const chave = inicio + soma(inicio)
  return { chave, resumo: resumoDaChave(chave), final: chave.slice(-LETRAS_DO_FINAL) }
}

export const temFormaDeChave = (texto: string) =>
  FORMA.test(texto) && texto.endsWith(soma(texto.slice(0, -LETRAS_DA_SOMA)))

export const resumoDaChave = (chave: string) => createHash('sha256').update(chave).digest('base64url')
