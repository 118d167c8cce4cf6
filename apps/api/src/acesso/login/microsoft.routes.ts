import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { ObterOidc } from '#infra/auth/oidc.ts'
import type { EmissorDeTokens } from '#infra/auth/tokens.ts'
import type { Servidor } from '#infra/http/rota.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { concluirMicrosoft, exigirMicrosoft, MINUTOS_DO_LOGIN } from './microsoft.commands.ts'

export const CAMINHO_DE_RETORNO = '/api/auth/microsoft/retorno'

/** One cookie per login, so that two pop-ups at once do not interfere. */
const cookieDo = (estado: string) =>
  `balcao_login_${createHash('sha256').update(estado).digest('hex').slice(0, 12)}`
const opcoes = (seguro: boolean) => ({
  path: CAMINHO_DE_RETORNO,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: seguro,
})

export const guardarNavegador = (res: FastifyReply, estado: string, navegador: string, seguro: boolean) =>
  res.setCookie(cookieDo(estado), navegador, { ...opcoes(seguro), maxAge: MINUTOS_DO_LOGIN * 60 })

type Partes = { tokens: EmissorDeTokens; obterOidc: ObterOidc; urlPublica: string; seguro: boolean }

/**
 * Where the provider sends the pop-up back to. Not a call of the contract but a navigation. The result goes
 * on to /auth/success in the fragment, which no server and no log ever sees.
 */
export const rotaDeRetornoMicrosoft = (app: Servidor, { tokens, obterOidc, urlPublica, seguro }: Partes) => {
  app.get(CAMINHO_DE_RETORNO, { config: { pagina: true } }, async (req, res) => {
    const url = new URL(req.url, urlPublica)
    const estado = url.searchParams.get('state') ?? ''
    const origem = { ip: req.ip, agente: (req.headers['user-agent'] ?? '').slice(0, 300) }
    const navegador = req.cookies[cookieDo(estado)]
    res.clearCookie(cookieDo(estado), opcoes(seguro)).header('referrer-policy', 'no-referrer')
    const concluir = async () =>
      concluirMicrosoft(app.deps.db, await exigirMicrosoft(obterOidc), tokens, origem, {
        url,
        estado,
        navegador,
      })
    const resultado = await concluir().catch((erro: unknown) => {
      if (!(erro instanceof Recusa))
        req.log.warn({ reqId: req.id, err: erro }, 'o login com Microsoft falhou')
      const erroVisto = erro instanceof Recusa ? erro.message : 'Não foi possível entrar com a Microsoft'
      return { erro: erroVisto }
    })
    return res.redirect(`/auth/success#${new URLSearchParams({ estado, ...resultado })}`)
  })
}
