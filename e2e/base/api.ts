import { ADMIN } from '../../apps/api/src/testes/admin.ts'

type Pedido = { token?: string | undefined; corpo?: unknown }
export type Tokens = { access_token: string; refresh_token: string }

/**
 * Calls the running app outside the browser:
 * to prepare what a journey is not about, or to act as an attacker.
 */
export const criarApi = (url: string) => {
  const pedir = (metodo: string, caminho: string, { token, corpo }: Pedido = {}) =>
    fetch(`${url}/api${caminho}`, {
      method: metodo,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(corpo === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
    })

  /** The same, for a call that must succeed. */
  const exigir = async <R>(metodo: string, caminho: string, pedido?: Pedido): Promise<R> => {
    const resposta = await pedir(metodo, caminho, pedido)
    if (!resposta.ok) throw new Error(`${metodo} ${caminho}: ${resposta.status} ${await resposta.text()}`)
    return resposta.json() as Promise<R>
  }

  const entrar = ({ email, senha }: { email: string; senha: string } = ADMIN) =>
    exigir<Tokens>('POST', '/auth/login?provedor=local', { corpo: { email, senha } })

  return { pedir, exigir, entrar }
}
export type Api = ReturnType<typeof criarApi>
