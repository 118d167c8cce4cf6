import type { EmissorDeTokens } from '#infra/auth/tokens.ts'
import type { Fontes } from '#infra/db/conexao.ts'
import { sessaoAberta } from './sessao-aberta.queries.ts'

/** From a token to its session. Each question asks the database whether it is still open, and whose it is. */
export const criarAutenticador =
  ({ tokens, ...fontes }: Fontes & { tokens: EmissorDeTokens }) =>
  async (token: string) => {
    const lido = await tokens.lerAcesso(token)
    return lido && sessaoAberta(fontes, lido.sessaoId)
  }
