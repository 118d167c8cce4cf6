import { SENHA_DE_TESTE } from '../../apps/api/src/acesso/usuario/usuario.fabrica.ts'
import { emailDoVendedor } from '../massa/gerar-vendas.ts'

export type Vendedor = { id: string; token: string }

export const chamar = async <R>(
  porta: number,
  caminho: string,
  { token, corpo }: { token?: string; corpo?: object },
) => {
  const resposta = await fetch(`http://127.0.0.1:${porta}/api${caminho}`, {
    method: corpo ? 'POST' : 'GET',
    headers: {
      ...(corpo && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(corpo && { body: JSON.stringify(corpo) }),
  })
  if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status} ${await resposta.text()}`)
  return (await resposta.json()) as R
}

export const entrarComo = async (porta: number, n: number): Promise<Vendedor> => {
  const corpo = { email: emailDoVendedor(n), senha: SENHA_DE_TESTE }
  const { access_token: token } = await chamar<{ access_token: string }>(
    porta,
    '/auth/login?provedor=local',
    {
      corpo,
    },
  )
  const { id } = await chamar<{ id: string }>(porta, '/auth/me', { token })
  return { id, token }
}

/** Signing in takes a moment each: one after the other, and again for each round, because a token runs out. */
export const entrarTodos = async (porta: number, quantos: number) => {
  const vendedores: Vendedor[] = []
  for (let n = 1; n <= quantos; n++) vendedores.push(await entrarComo(porta, n))
  return vendedores
}
