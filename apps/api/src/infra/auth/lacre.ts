import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivarChave } from './chaves.ts'

/** 176 bits. */
const BYTES_DO_SELO = 22
export const BYTES_DO_ID = 16

export const idEmBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
export const idDe = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** One key for each purpose: what opens one door says nothing at another. */
export const lacre = (chaveMestra: Buffer, finalidade: string, tamanho: number) => {
  const chave = derivarChave(chaveMestra, `link/${finalidade}`)
  const selo = (conteudo: Uint8Array) =>
    createHmac('sha256', chave).update(conteudo).digest().subarray(0, BYTES_DO_SELO)
  return {
    fechar: (conteudo: Buffer) => Buffer.concat([conteudo, selo(conteudo)]).toString('base64url'),
    abrir: (token: string): Buffer | null => {
      const bytes = Buffer.from(token, 'base64url')
      // Base64 forgives what is not of it: one token has one spelling.
      if (bytes.length !== tamanho + BYTES_DO_SELO || bytes.toString('base64url') !== token) return null
      const conteudo = bytes.subarray(0, tamanho)
      return timingSafeEqual(bytes.subarray(tamanho), selo(conteudo)) ? conteudo : null
    },
  }
}
