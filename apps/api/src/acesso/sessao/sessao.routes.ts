import { usuarioApi } from '@balcao/contract/acesso/usuario'
import { travarUsuario } from '#acesso/usuario/usuario.commands.ts'
import { obterUsuario } from '#acesso/usuario/usuario.queries.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { naoEncontrado, semPermissao } from '#infra/recusa/recusa.ts'
import { encerrarSessao, encerrarSessoes } from './sessao.commands.ts'
import { listarSessoes } from './sessao.queries.ts'

export const rotasDeSessao = (app: Servidor) => {
  rota(app, usuarioApi.sessoes, async ({ params }, { db, usuario }) => {
    const { editavel } = await obterUsuario(db, usuario, params.id)
    if (!editavel)
      throw semPermissao('Só vê as sessões de uma pessoa quem tem todas as empresas e permissões dela')
    return listarSessoes(db, params.id, usuario.sessaoId)
  })
  rota(app, usuarioApi.encerrarSessoes, ({ params, query }, contexto) =>
    encerrarSessoesDe(contexto, params.id, query.sessao),
  )
}

const encerrarSessoesDe = ({ db, ...autor }: Contexto, id: string, sessaoId?: string) =>
  db.transaction(async (db) => {
    await travarUsuario(db, autor.usuario, id)
    const encerradas = await (sessaoId
      ? encerrarSessao(db, 'ENCERRADA', id, sessaoId)
      : encerrarSessoes(db, 'ENCERRADA', id))
    if (sessaoId && !encerradas.length) throw naoEncontrado()
    await auditar(db, autor, 'usuario', id, 'SAIR')
    return {}
  })
