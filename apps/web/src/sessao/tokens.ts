import type { Tokens, UsuarioAutenticado } from '@balcao/contract/acesso/login'
import { lerPortador } from './portador.ts'

const CHAVE = 'sessao'
/** Why there are no tokens any more. Other tabs only learn that they are gone. */
const CHAVE_DO_FIM = 'sessao-fim'
const CHAVE_DA_PESSOA = 'sessao-pessoa'

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
    armazenamento.removeItem(CHAVE_DA_PESSOA)
  },
  /** A seller counts as loaded without network. Nobody else is kept. */
  guardarPessoa: (pessoa: UsuarioAutenticado) => {
    if (pessoa.permissoes.includes('REALIZAR_VENDA'))
      armazenamento.setItem(CHAVE_DA_PESSOA, JSON.stringify(pessoa))
    else armazenamento.removeItem(CHAVE_DA_PESSOA)
  },
  /** The person last loaded on this device, while the session that is kept here is theirs and could still live. */
  pessoa: (refreshToken: string | null): UsuarioAutenticado | null => {
    try {
      const portador = lerPortador(refreshToken)
      const pessoa = JSON.parse(armazenamento.getItem(CHAVE_DA_PESSOA) ?? 'null')
      return portador && portador.ate * 1000 > Date.now() && pessoa?.id === portador.pessoa ? pessoa : null
    } catch {
      return null
    }
  },
  fim: (): MotivoDoFim => {
    const motivo = armazenamento.getItem(CHAVE_DO_FIM)
    return motivo === 'expirada' || motivo === 'recusada' ? motivo : 'saiu'
  },
  /** Whether a `storage` event is about the tokens. `null` means that everything was cleared. */
  ehDaqui: (chave: string | null) => chave === null || chave === CHAVE,
})

export type Cofre = ReturnType<typeof criarCofre>
