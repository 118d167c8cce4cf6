import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { criarVez } from '#infra/http/vez.ts'

// argon2id (the library's default) with the parameters OWASP lists: 19 MiB, 2 passes, 1 lane.
const custo = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Files and compression use the same few threads, and everything shares the same cores. Some are left for
 * them.
 */
export const naVezDaSenha = criarVez({
  simultaneos: Math.max(1, Math.min(2, availableParallelism() - 1)),
  espera: 128,
  cheia: 'Há muitas pessoas entrando agora. Tente novamente em instantes.',
})

export const protegerSenha = (senha: string) => naVezDaSenha(() => hash(senha, custo))

/** Used when the person does not exist, so that the login takes the same time as any other. */
const impossivel = protegerSenha(randomBytes(32).toString('base64url'))

export const conferirSenha = async (
  protegida: string | null | undefined,
  senha: string,
  partiu?: AbortSignal,
) => {
  const comparada = protegida ?? (await impossivel)
  const confere = await naVezDaSenha(() => verify(comparada, senha), partiu && { partiu })
  return confere && Boolean(protegida)
}
