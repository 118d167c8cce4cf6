import type pg from 'pg'
import type { EmissorDeTokens } from '../auth/tokens.ts'
import type { Leitor } from '../db/leitor/leitor.ts'
import { criarPresumidos, type Presumida } from './presumidos.ts'
import { pessoaDaSessao } from './sessao-aberta.queries.ts'

export type Autenticador = {
  /** Asks the database: the rights of this very moment. */
  autenticar: (token: string) => Promise<Presumida | null>
  /** The rights last known, at once, for a read that confirms them itself. */
  presumir: (token: string) => Presumida | null
}

type Deps = { pool: pg.Pool; leitor: Leitor; tokens: EmissorDeTokens }

export const criarAutenticador = ({ pool, leitor, tokens }: Deps): Autenticador => {
  const presumidos = criarPresumidos()

  const confirmar = async (sessaoId: string) => {
    const atual = await pessoaDaSessao({ pool, leitor }, sessaoId)
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
      return lembrada && lembrada.marca === leitor.marca() ? lembrada : null
    },
  }
}
