import type { Tokens } from '@balcao/contract/auth'

const CHAVE = 'sessao'

/** What survives a reload. `created_at` says when this pair was received. */
export type TokensGuardados = { accessToken: string; refreshToken: string; created_at: string }

export const paraGuardar = ({ access_token, refresh_token }: Tokens): TokensGuardados => ({
  accessToken: access_token,
  refreshToken: refresh_token,
  created_at: new Date().toISOString(),
})

const ehPar = (valor: unknown): valor is TokensGuardados =>
  typeof valor === 'object' &&
  valor !== null &&
  typeof (valor as TokensGuardados).accessToken === 'string' &&
  typeof (valor as TokensGuardados).refreshToken === 'string'

/** The pair under one key, so that another tab never reads half of a renewal. */
export const criarCofre = (armazenamento: Storage) => ({
  ler: (): TokensGuardados | null => {
    try {
      const valor: unknown = JSON.parse(armazenamento.getItem(CHAVE) ?? 'null')
      return ehPar(valor) ? valor : null
    } catch {
      return null
    }
  },
  guardar: (tokens: TokensGuardados) => armazenamento.setItem(CHAVE, JSON.stringify(tokens)),
  limpar: () => armazenamento.removeItem(CHAVE),
  /** Whether a `storage` event speaks of the tokens. `null` means that everything was cleared. */
  ehDaqui: (chave: string | null) => chave === null || chave === CHAVE,
})

export type Cofre = ReturnType<typeof criarCofre>
