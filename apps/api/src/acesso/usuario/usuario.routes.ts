import { usuarioApi } from '@balcao/contract/acesso/usuario'
import { historicoDoEditavel } from '#infra/auditoria/auditoria.queries.ts'
import { csv } from '#infra/db/csv.ts'
import type { ConfirmarIdentidade } from '#infra/http/confirmacao.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import type { PartesDoAviso } from '#provedor/configuracao/aviso-de-mudanca.ts'
import {
  type Acesso,
  criarUsuario,
  editarUsuario,
  excluirUsuario,
  reenviarConvite,
} from './usuario.commands.ts'
import { listarUsuarios, obterUsuario, quemTem } from './usuario.queries.ts'

type Partes = Acesso & { aviso: PartesDoAviso; confirmarIdentidade: ConfirmarIdentidade }

export const rotasDeUsuario = (app: Servidor, { aviso, confirmarIdentidade, ...acesso }: Partes) => {
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
  rota(app, usuarioApi.criar, ({ body }, contexto) => criarUsuario(contexto, acesso, body))
  rota(app, usuarioApi.editar, async ({ params, body: { senha_atual, ...edicao } }, contexto) => {
    const exigirConfirmacao = await confirmarIdentidade(contexto.db, contexto.usuario, senha_atual)
    return editarUsuario(contexto, { ...acesso, aviso, exigirConfirmacao }, params.id, edicao)
  })
  rota(app, usuarioApi.excluir, ({ params }, contexto) => excluirUsuario(contexto, acesso, params.id))
  rota(app, usuarioApi.reenviarConvite, ({ params }, contexto) =>
    reenviarConvite(contexto, acesso, params.id),
  )
}
