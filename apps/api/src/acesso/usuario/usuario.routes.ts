import { usuarioApi } from '@balcao/contract/acesso/usuario'
import type { ConfirmarIdentidade } from '#acesso/login/confirmacao.commands.ts'
import { listarSessoes } from '#acesso/sessao/sessao.queries.ts'
import { historicoDoEditavel } from '#infra/auditoria/auditoria.queries.ts'
import { csv } from '#infra/db/csv.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { semPermissao } from '#infra/recusa/recusa.ts'
import type { PartesDoAviso } from '#provedor/configuracao/aviso-de-mudanca.ts'
import {
  criarUsuario,
  type Entrada,
  editarUsuario,
  encerrarSessoesDe,
  excluirUsuario,
  reenviarConvite,
} from './usuario.commands.ts'
import { listarUsuarios, obterUsuario, quemTem } from './usuario.queries.ts'

type Partes = Entrada & { aviso: PartesDoAviso; confirmarIdentidade: ConfirmarIdentidade }

export const rotasDeUsuario = (app: Servidor, { aviso, confirmarIdentidade, ...entrada }: Partes) => {
  rota(app, usuarioApi.listar, ({ query }, { db, usuario }) => listarUsuarios(db, usuario, query))
  rota(app, usuarioApi.exportar, ({ query }, { db, usuario }) =>
    csv(
      (pagina) => listarUsuarios(db, usuario, { ...query, ...pagina }),
      [
        ['Nome', (u) => u.nome],
        ['E-mail', (u) => u.email],
        ['Grupo', (u) => u.grupo],
        ['Acesso', (u) => u.provedor],
        ['Situação', (u) => u.situacao],
        ['Último acesso', (u) => u.ultimo_acesso],
      ],
    ),
  )
  rota(app, usuarioApi.quemTem, ({ query }, { db, usuario }) => quemTem(db, usuario, query.permissao))
  rota(app, usuarioApi.obter, ({ params }, { db, usuario }) => obterUsuario(db, usuario, params.id))
  rota(app, usuarioApi.historico, async ({ params, query }, { db, usuario }) => {
    const pessoa = await obterUsuario(db, usuario, params.id)
    return historicoDoEditavel(db, usuario, 'usuario', pessoa, query)
  })
  rota(app, usuarioApi.criar, ({ body }, contexto) => criarUsuario(contexto, entrada, body))
  rota(app, usuarioApi.editar, async ({ params, body: { senha_atual, ...edicao } }, contexto) => {
    const exigirConfirmacao = await confirmarIdentidade(contexto.db, contexto.usuario, senha_atual)
    return editarUsuario(contexto, { ...entrada, aviso, exigirConfirmacao }, params.id, edicao)
  })
  rota(app, usuarioApi.excluir, ({ params }, contexto) => excluirUsuario(contexto, params.id))
  rota(app, usuarioApi.reenviarConvite, ({ params }, contexto) =>
    reenviarConvite(contexto, entrada, params.id),
  )
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
