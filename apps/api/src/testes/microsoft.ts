import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { CAMINHO_DE_RETORNO } from '#acesso/login/microsoft.routes.ts'
import type { Ambiente } from './ambiente.ts'
import { esperarCarta, linkDaCarta } from './cartas.ts'
import { ligarOidc } from './oidc.ts'

export const TENANT = '6f0c2a34-1111-4222-8333-944455556666'
const URL_PUBLICA = 'http://localhost:3000'

/** The provider for one test file. Its variables go into `usarServidor`. */
export const usarProvedor = async () => {
  const oidc = await ligarOidc({ tenant: TENANT, redirect: `${URL_PUBLICA}${CAMINHO_DE_RETORNO}` })
  afterAll(() => oidc.desligar())
  return oidc
}

type Convite = { id: string; token: string }

/** Requests the provider's address, as the login page does. The cookie binds the browser. */
export const comecar = async ({ pedir }: Ambiente, convite?: Convite) => {
  const { status, corpo, cabecalhos } = await pedir('POST', '/auth/login?provedor=microsoft', {
    corpo: convite ? { convite: { id: convite.id, token: convite.token } } : {},
  })
  const cookie = [cabecalhos['set-cookie']]
    .flat()
    .map((c) => String(c).split(';')[0])
    .join('; ')
  return { status, authUrl: String(corpo.authUrl), cookie }
}

/** Opens the callback in the pop-up and reads what /auth/success receives in its fragment. */
export const voltar = async ({ app }: Ambiente, callback: string, cookie = '') => {
  const { pathname, search } = new URL(callback)
  const resposta = await app.inject({ method: 'GET', url: `${pathname}${search}`, headers: { cookie } })
  const destino = new URL(String(resposta.headers.location), URL_PUBLICA)
  const { access_token, refresh_token, erro } = Object.fromEntries(new URLSearchParams(destino.hash.slice(1)))
  return { status: resposta.statusCode, pagina: destino.pathname, acesso: access_token, refresh_token, erro }
}

/** Invites a person who signs in through Microsoft, and waits for the letter's link. */
export const convidarPelaMicrosoft = async ({ pedir, fabrica, cartas }: Ambiente) => {
  const { acesso } = await fabrica.admin()
  const email = `${randomUUID()}@teste.br`
  const { corpo } = await pedir('POST', '/usuario', {
    token: acesso,
    corpo: {
      nome: 'Pessoa da Microsoft',
      email,
      telefone: null,
      grupo_permissao_id: (await fabrica.grupoChamado('Vendedor')).id,
      todas_empresas: true,
      empresas: [],
      canal_venda_id: null,
      provedor: 'microsoft',
    },
  })
  return {
    usuario: corpo as { id: string; email: string },
    convite: linkDaCarta(await esperarCarta(cartas, email)),
  }
}
