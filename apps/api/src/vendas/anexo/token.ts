import { createHash, randomBytes } from 'node:crypto'

/** Only the hash is stored: who reads the database cannot use it. */
export const resumirToken = (token: string) => createHash('sha256').update(token).digest('base64url')

export const novoToken = () => {
  const token = randomBytes(32).toString('base64url')
  return { token, resumo: resumirToken(token) }
}
