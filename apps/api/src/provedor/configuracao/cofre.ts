import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivarChave } from '#infra/auth/chaves.ts'

const ALGORITMO = 'aes-256-gcm'
const BYTES_DO_NONCE = 12
const BYTES_DA_MARCA = 16

/**
 * Encrypts secrets at rest. Each has its own key, derived from its name, so that one put in another's place
 * cannot be decrypted.
 */
export const criarCofre = (chaveMestra: Buffer) => {
  const chaveDe = (nome: string) => derivarChave(chaveMestra, `segredo/${nome}`)
  return {
    fechar: (nome: string, segredo: string) => {
      const nonce = randomBytes(BYTES_DO_NONCE)
      const cifra = createCipheriv(ALGORITMO, chaveDe(nome), nonce)
      const conteudo = Buffer.concat([cifra.update(segredo, 'utf8'), cifra.final()])
      return Buffer.concat([nonce, cifra.getAuthTag(), conteudo]).toString('base64url')
    },
    /** `null` for a value that was altered or encrypted with another master key. It counts as not set. */
    abrir: (nome: string, fechado: string): string | null => {
      const bytes = Buffer.from(fechado, 'base64url')
      const inicio = BYTES_DO_NONCE + BYTES_DA_MARCA
      try {
        const cifra = createDecipheriv(ALGORITMO, chaveDe(nome), bytes.subarray(0, BYTES_DO_NONCE))
        cifra.setAuthTag(bytes.subarray(BYTES_DO_NONCE, inicio))
        return Buffer.concat([cifra.update(bytes.subarray(inicio)), cifra.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
export type Cofre = ReturnType<typeof criarCofre>
