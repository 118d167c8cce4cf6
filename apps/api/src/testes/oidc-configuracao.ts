import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import type { Configuration } from 'oidc-provider'

/** An account of the test provider. `tid` and `oid` are Entra's tenant and object id. */
export type Conta = { tid: string; oid: string; email: string }

type Partes = { cliente: { id: string; segredo: string }; redirect: string; contas: Map<string, Conta> }

const SEGUNDOS = 600

export const configuracaoDoProvedor = async ({
  cliente,
  redirect,
  contas,
}: Partes): Promise<Configuration> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    clients: [
      {
        client_id: cliente.id,
        client_secret: cliente.segredo,
        redirect_uris: [redirect],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    // Entra puts the claims into the id token itself.
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'tid', 'oid'], email: ['email'], profile: [] },
    findAccount: (_, accountId) => {
      const conta = contas.get(accountId)
      return conta && { accountId, claims: () => ({ sub: accountId, ...conta }) }
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interacao) => `/interacao/${interacao.uid}` },
    // Signing in counts as consent, so there is no consent page.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId,
        accountId: ctx.oidc.session?.accountId,
      })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    ttl: {
      AccessToken: SEGUNDOS,
      AuthorizationCode: SEGUNDOS,
      Grant: SEGUNDOS,
      IdToken: SEGUNDOS,
      Interaction: SEGUNDOS,
      Session: SEGUNDOS,
    },
  }
}
