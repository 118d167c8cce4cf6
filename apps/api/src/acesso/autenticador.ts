import type { EmissorDeTokens } from '../auth/tokens.ts'
import type { Fontes } from '../db/conexao.ts'
import { criarPresumidos, type Presumida } from './presumidos.ts'
import { pessoaDaSessao } from './sessao-aberta.queries.ts'

export type Autenticador = {
  /** Asks the database: the rights of this very moment. */
  autenticar: (token: string) => Promise<Presumida | null>
  /** The rights last known, at once, for a read that confirms them itself. */
  presumir: (token: string) => Presumida | null
}

type Deps = Fontes & { tokens: EmissorDeTokens }

export const criarAutenticador = ({ tokens, ...fontes }: Deps): Autenticador => {
  const presumidos = criarPresumidos()

  const confirmar = async (sessaoId: string) => {
    const atual = await pessoaDaSessao(fontes, sessaoId)
    if (atual) presumidos.lembrar(sessaoId, atual)
    else presumidos.esquecer(sessaoId)
    return atual
  }

  return {
    autenticar: async (token) => {
      const lido = await tokens.lerAcesso(token)
      return lido && confirmar(lido.sessaoId)
    },
    presumir: (token) => {
      const lido = tokens.acessoJaLido(token)
      const lembrada = lido && presumidos.de(lido.sessaoId)
      // Known to be old already: a read on it would be made for nothing.
      return lembrada && lembrada.marca === fontes.leitor.marca() ? lembrada : null
    },
  }
}
