import { contaApi } from '@balcao/contract/acesso/conta'
import { authApi } from '@balcao/contract/acesso/login'
import { encerrarSessao, encerrarSessoes } from '#acesso/sessao/sessao.commands.ts'
import { listarSessoes } from '#acesso/sessao/sessao.queries.ts'
import { editarProprioCadastro } from '#acesso/usuario/acesso-do-usuario.commands.ts'
import type { ObterOidc } from '#infra/auth/oidc.ts'
import type { EmissorDeTokens } from '#infra/auth/tokens.ts'
import { contarTentativa, regrasDeMicrosoft } from '#infra/freio/freio.ts'
import { sinalDePartida } from '#infra/http/partida.ts'
import { bearer, rota, type Servidor } from '#infra/http/rota.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { campoInvalido, naoEncontrado } from '#infra/recusa/recusa.ts'
import { entrarComSenha, renovar, sair } from './entrar.commands.ts'
import { eu } from './login.queries.ts'
import { comecarMicrosoft, exigirMicrosoft } from './microsoft.commands.ts'
import { guardarNavegador } from './microsoft.routes.ts'
import { definirSenha, pedirRecuperacao, trocarSenha, validarToken } from './senha.commands.ts'

type Partes = { tokens: EmissorDeTokens; enfileirar: Enfileirar; obterOidc: ObterOidc; seguro: boolean }

const OBRIGATORIO = 'Este campo é obrigatório'

export const rotasDeAcesso = (app: Servidor, { tokens, enfileirar, obterOidc, seguro }: Partes) => {
  rota(app, authApi.login, async ({ query, body }, { db, origem, res }) => {
    if (query.provedor === 'microsoft') {
      const oidc = await exigirMicrosoft(obterOidc)
      await contarTentativa(db, regrasDeMicrosoft(origem.ip))
      const { authUrl, estado, navegador } = await comecarMicrosoft(db, oidc, body.convite)
      guardarNavegador(res, estado, navegador, seguro)
      return { authUrl }
    }
    if (!body.email) throw campoInvalido('email', OBRIGATORIO)
    if (!body.senha) throw campoInvalido('senha', OBRIGATORIO)
    const { email, senha } = body
    return entrarComSenha(db, tokens, origem, { email, senha }, sinalDePartida(res))
  })
  rota(app, authApi.logout, (_, contexto) => sair(contexto))
  rota(app, authApi.eu, (_, { db, usuario }) => eu(db, usuario.id))
  rota(app, contaApi.editar, async ({ body }, contexto) => {
    await editarProprioCadastro(contexto, body)
    return eu(contexto.db, contexto.usuario.id)
  })
  rota(app, authApi.renovar, (_, { db, origem, req }) => renovar(db, tokens, origem, bearer(req)))
  rota(app, authApi.trocarSenha, ({ body }, contexto) => trocarSenha(contexto, body))
  rota(app, authApi.definirSenha, ({ body }, { db, origem, req }) =>
    definirSenha(db, origem, bearer(req), body.senha),
  )
  rota(app, authApi.enviarRecuperacao, ({ body }, { db, origem }) =>
    pedirRecuperacao(db, enfileirar, origem, body.email),
  )
  rota(app, authApi.validarToken, ({ query }, { db, origem }) => validarToken(db, origem, query))
  rota(app, contaApi.sessoes, (_, { db, usuario }) => listarSessoes(db, usuario.id, usuario.sessaoId))
  rota(app, contaApi.encerrarSessao, async ({ params }, { db, usuario }) => {
    const encerradas = await encerrarSessao(db, 'ENCERRADA', usuario.id, params.id)
    if (!encerradas.length) throw naoEncontrado()
    return {}
  })
  rota(app, contaApi.encerrarOutras, async (_, { db, usuario }) => {
    await encerrarSessoes(db, 'ENCERRADA', usuario.id, usuario.sessaoId)
    return {}
  })
}
