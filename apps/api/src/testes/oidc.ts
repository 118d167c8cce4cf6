import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose'
import Provider from 'oidc-provider'
import { type Conta, configuracaoDoProvedor } from './oidc-configuracao.ts'
import { autorizar } from './oidc-navegador.ts'

const CLIENTE = { id: 'balcao', segredo: 'segredo-do-balcao-no-provedor' }

const seguro = (texto: string) => texto.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** One button per account and one to give up: enough for a person, a browser test and an HTTP test. */
const paginaDeLogin = (uid: string, contas: Iterable<Conta>) => `<!doctype html><html lang="pt-BR">
<title>Entrar na Microsoft de teste</title><form method="post" action="/interacao/${seguro(uid)}">
${[...contas].map((c) => `<button name="conta" value="${seguro(c.oid)}">${seguro(c.email)}</button>`).join('\n')}
<button name="conta" value="">Cancelar</button></form></html>`

const lerFormulario = async (req: IncomingMessage) => {
  let corpo = ''
  for await (const parte of req) corpo += String(parte)
  return new URLSearchParams(corpo)
}

/**
 * A certified OpenID Connect server instead of Microsoft Entra, on loopback, for the tests of API and
 * browser. `redirect` is the app's callback. Each account has its own tenant, by default `tenant`.
 */
export const ligarOidc = async ({ tenant, redirect }: { tenant: string; redirect: string }) => {
  const contas = new Map<string, Conta>()
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const provedor = new Provider(issuer, await configuracaoDoProvedor({ cliente: CLIENTE, redirect, contas }))

  const caixa = { falsificar: false }
  const { privateKey: chaveAlheia } = await generateKeyPair('RS256')
  provedor.use(async (ctx, seguir) => {
    await seguir()
    const corpo = ctx.body as { id_token?: string }
    if (!caixa.falsificar || !corpo?.id_token) return
    const cabecalho = decodeProtectedHeader(corpo.id_token) as JWTHeaderParameters
    corpo.id_token = await new SignJWT(decodeJwt(corpo.id_token))
      .setProtectedHeader(cabecalho)
      .sign(chaveAlheia)
  })

  const interagir = async (req: IncomingMessage, res: ServerResponse, uid: string) => {
    if (req.method !== 'POST') {
      res.setHeader('content-type', 'text/html; charset=utf-8').end(paginaDeLogin(uid, contas.values()))
      return
    }
    const accountId = (await lerFormulario(req)).get('conta')
    const resultado = accountId ? { login: { accountId, remember: false } } : { error: 'access_denied' }
    await provedor.interactionFinished(req, res, resultado)
  }

  const atender = provedor.callback()
  http.on('request', (req, res) => {
    // As Microsoft answers: the pop-up loses its opener on the way.
    res.setHeader('cross-origin-opener-policy', 'same-origin')
    const uid = /^\/interacao\/([\w-]+)$/.exec(req.url ?? '')?.[1]
    if (uid) interagir(req, res, uid).catch(() => res.writeHead(400).end())
    else void atender(req, res)
  })

  return {
    /** The app's environment variables that point to this server. */
    variaveis: {
      MICROSOFT_TENANT: tenant,
      MICROSOFT_CLIENT_ID: CLIENTE.id,
      MICROSOFT_CLIENT_SECRET: CLIENTE.segredo,
      MICROSOFT_ISSUER: issuer,
    },
    criarConta: (conta: { oid: string; email: string; tid?: string }): Conta => {
      const nova = { tid: tenant, ...conta }
      contas.set(nova.oid, nova)
      return nova
    },
    /** From now on its tokens have the same content, signed by somebody else. */
    falsificarAssinatura: (sim: boolean) => {
      caixa.falsificar = sim
    },
    /**
     * Goes to `authUrl` and chooses an account, or gives up. Returns the callback's URL instead of opening
     * it.
     */
    autorizar: (authUrl: string, conta: Conta | null) => autorizar(authUrl, redirect, conta?.oid ?? ''),
    desligar: async () => {
      http.closeAllConnections()
      await new Promise((pronto) => http.close(pronto))
    },
  }
}
export type Oidc = Awaited<ReturnType<typeof ligarOidc>>
