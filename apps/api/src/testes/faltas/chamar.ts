import { ADMIN } from '#testes/admin.ts'

/** A little less than an access token lasts. */
const VALIDADE_MS = 9 * 60_000

type Pedido = { corpo?: unknown; token?: string }

/** Calls to the running program, and a login that knows when it is over. */
export const chamadorLocal = (url: string) => {
  const chamar = async (metodo: string, caminho: string, { corpo, token }: Pedido = {}) => {
    const resposta = await fetch(`${url}/api${caminho}`, {
      method: metodo,
      headers: {
        ...(corpo !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(corpo !== undefined && { body: JSON.stringify(corpo) }),
    })
    const texto = await resposta.text().catch(() => '')
    return { status: resposta.status, texto, esperar: resposta.headers.get('retry-after') }
  }
  const entrar = async () => {
    const { status, texto } = await chamar('POST', '/auth/login?provedor=local', { corpo: ADMIN })
    if (status !== 200) throw new Error(`login: ${status} ${texto}`)
    const fim = Date.now() + VALIDADE_MS
    return {
      token: (JSON.parse(texto) as { access_token: string }).access_token,
      acabou: () => Date.now() > fim,
    }
  }
  return { chamar, entrar }
}
