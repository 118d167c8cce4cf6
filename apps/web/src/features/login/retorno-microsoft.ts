import type { Tokens } from '@balcao/contract/acesso/login'

/** What the pop-up sends to the page that opened it. */
export type Retorno = { error: string } | Tokens

/** Named after the one-time state of the login, so that only the page that started this login listens. */
export const nomeDoCanal = (estado: string) => `balcao-login-${estado}`

/** Reads what the server put after the `#` in the address of `/auth/success`, where no server log sees it. */
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
