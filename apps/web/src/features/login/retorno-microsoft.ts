import type { Tokens } from '@balcao/contract/acesso/login'

/** What the pop-up tells the page that opened it. */
export type Retorno = { error: string } | Tokens

/** Bound to the login's one-time state: only the page that began this login listens here. */
export const nomeDoCanal = (estado: string) => `balcao-login-${estado}`

/** Reads what the server left in the address of `/auth/success`, after the `#`, where no server log sees it. */
export const lerRetorno = (hash: string): { estado: string; retorno: Retorno } | null => {
  const partes = new URLSearchParams(hash.replace(/^#/, ''))
  const estado = partes.get('estado')
  const access_token = partes.get('access_token')
  const refresh_token = partes.get('refresh_token')
  const error = partes.get('erro')
  if (!estado) return null
  if (error) return { estado, retorno: { error } }
  return access_token && refresh_token ? { estado, retorno: { access_token, refresh_token } } : null
}
