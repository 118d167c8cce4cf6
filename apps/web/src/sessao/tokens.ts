import type { Tokens } from '@balcao/contract/acesso/login'

const CHAVE = 'sessao'
/** Why there are no tokens any more. Other tabs only learn that they are gone. */
const CHAVE_DO_FIM = 'sessao-fim'

/**
 * `saiu`: the person signed out, here or in another tab. `expirada`: not even a renewed token was accepted.
 * `recusada`: the renewal or a password call was refused. `sem_rede`: the renewal could not reach the server.
 */
export type MotivoDoFim = 'saiu' | 'expirada' | 'recusada' | 'sem_rede'

/** What survives a reload. `created_at` is when this pair was received. */
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

/** Both tokens under one key, so that another tab never reads half of a renewal. */
export const criarCofre = (armazenamento: Storage) => ({
  ler: (): TokensGuardados | null => {
    try {
      const valor: unknown = JSON.parse(armazenamento.getItem(CHAVE) ?? 'null')
      return ehPar(valor) ? valor : null
    } catch {
      return null
    }
  },
  guardar: (tokens: TokensGuardados) => {
    armazenamento.setItem(CHAVE, JSON.stringify(tokens))
    armazenamento.removeItem(CHAVE_DO_FIM)
  },
  limpar: (motivo: MotivoDoFim) => {
    armazenamento.setItem(CHAVE_DO_FIM, motivo)
    armazenamento.removeItem(CHAVE)
  },
  fim: (): MotivoDoFim => {
    const motivo = armazenamento.getItem(CHAVE_DO_FIM)
    return motivo === 'expirada' || motivo === 'recusada' ? motivo : 'saiu'
  },
  /** Whether a `storage` event is about the tokens. `null` means that everything was cleared. */
  ehDaqui: (chave: string | null) => chave === null || chave === CHAVE,
})

export type Cofre = ReturnType<typeof criarCofre>
