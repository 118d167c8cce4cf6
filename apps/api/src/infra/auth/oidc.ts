import { isDeepStrictEqual } from 'node:util'
import * as oidc from 'openid-client'

type Conta = { tid: string; oid: string }
export type Provedor = { issuer: string; tenant: string; clientId: string; clientSecret: string }

const LIMITE_SEGUNDOS = 5

/** Reads the provider's addresses and keys. */
export const descobrir = ({ issuer, clientId, clientSecret }: Provedor) =>
  oidc.discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretPost(clientSecret), {
    timeout: LIMITE_SEGUNDOS,
    execute: [
      // TLS alone is not enough: someone who impersonates the provider still cannot sign for it.
      oidc.enableNonRepudiationChecks,
      // Plain HTTP only where the operator configured it on purpose.
      ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
    ],
  })

/** The OpenID Connect client. Discovery runs on first use and again after a failure, never at start. */
const criarOidc = (provedor: Provedor, retorno: string) => {
  let pronta: Promise<oidc.Configuration> | undefined

  const configuracao = () => {
    pronta ??= descobrir(provedor).catch((erro: unknown) => {
      pronta = undefined
      throw erro
    })
    return pronta
  }

  const comecar = async () => {
    const segredos = {
      estado: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verificador: oidc.randomPKCECodeVerifier(),
    }
    const url = oidc.buildAuthorizationUrl(await configuracao(), {
      redirect_uri: retorno,
      scope: 'openid profile email',
      state: segredos.estado,
      nonce: segredos.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(segredos.verificador),
      code_challenge_method: 'S256',
    })
    return { ...segredos, url: url.href }
  }

  /** Exchanges the code for the account. Only accounts of the configured tenant are accepted. */
  const concluir = async (
    url: URL,
    { estado, nonce, verificador }: { estado: string; nonce: string; verificador: string },
  ): Promise<Conta | null> => {
    const resposta = await oidc.authorizationCodeGrant(await configuracao(), url, {
      expectedState: estado,
      expectedNonce: nonce,
      pkceCodeVerifier: verificador,
      idTokenExpected: true,
    })
    const { tid, oid }: Record<string, unknown> = { ...resposta.claims() }
    return typeof tid === 'string' && typeof oid === 'string' && tid === provedor.tenant ? { tid, oid } : null
  }

  return { comecar, concluir }
}
export type Oidc = ReturnType<typeof criarOidc>
export type ObterOidc = () => Promise<Oidc | null>

/** The client of the provider in force, or none. It is kept until the settings change. */
export const oidcEmVigor = (emVigor: () => Promise<Provedor | null>, retorno: string): ObterOidc => {
  let atual: { provedor: Provedor; oidc: Oidc } | undefined
  return async () => {
    const provedor = await emVigor()
    if (!provedor) return null
    if (!atual || !isDeepStrictEqual(atual.provedor, provedor))
      atual = { provedor, oidc: criarOidc(provedor, retorno) }
    return atual.oidc
  }
}
