import type { EmissorDeTokens } from '#infra/auth/tokens.ts'
import type { Fontes } from '#infra/db/conexao.ts'
import { sessaoAberta } from './sessao-aberta.queries.ts'

/** From a token to its session. Whether that is still open, and of whom, is asked of the database with each question. */
export const criarAutenticador =
  ({ tokens, ...fontes }: Fontes & { tokens: EmissorDeTokens }) =>
  async (token: string) => {
    const lido = await tokens.lerAcesso(token)
    return lido && sessaoAberta(fontes, lido.sessaoId)
  }
