import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// argon2id (the library's default) with the parameters OWASP lists: 19 MiB, 2 passes, 1 lane.
const custo = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const protegerSenha = (senha: string) => hash(senha, custo)

/** Stands in for a person who does not exist: their login costs the same time as anyone's. */
const impossivel = protegerSenha(randomBytes(32).toString('base64url'))

export const conferirSenha = async (protegida: string | null | undefined, senha: string) => {
  const confere = await verify(protegida ?? (await impossivel), senha)
  return confere && Boolean(protegida)
}
