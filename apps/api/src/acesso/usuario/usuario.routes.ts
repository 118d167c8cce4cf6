import { usuarioApi } from '@balcao/contract/acesso/usuario'
import { nomesDasSituacoesDeUsuario, nomesDosProvedores } from '@balcao/contract/acesso/usuario-filtro'
import { rotasDeCadastro } from '#infra/cadastro/cadastro.routes.ts'
import type { ConfirmarIdentidade } from '#infra/http/confirmacao.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import type { PartesDoAviso } from '#provedor/configuracao/aviso-de-mudanca.ts'
import { colunasComHora } from '#provedor/configuracao/colunas-com-hora.ts'
import {
  type Acesso,
  criarUsuario,
  editarUsuario,
  excluirUsuario,
  mandarLinkDeSenha,
  reenviarConvite,
} from './usuario.commands.ts'
import { listarUsuarios, obterUsuario, quemTem } from './usuario.queries.ts'

type Partes = Acesso & { aviso: PartesDoAviso; confirmarIdentidade: ConfirmarIdentidade }

export const rotasDeUsuario = (app: Servidor, { aviso, confirmarIdentidade, ...acesso }: Partes) => {
  rota(app, usuarioApi.quemTem, ({ query }, { db, usuario }) => quemTem(db, usuario, query.permissao))
  rotasDeCadastro(app, usuarioApi, {
    entidade: 'usuario',
    listar: listarUsuarios,
    obter: obterUsuario,
    criar: (contexto, dados) => criarUsuario(contexto, acesso, dados),
    editar: async (contexto, id, { senha_atual, ...edicao }) => {
      const exigirConfirmacao = await confirmarIdentidade(contexto.db, contexto.usuario, senha_atual)
      return editarUsuario(contexto, { ...acesso, aviso, exigirConfirmacao }, id, edicao)
    },
    excluir: (contexto, id) => excluirUsuario(contexto, acesso, id),
    colunas: colunasComHora((hora) => [
      ['Nome', (u) => u.nome],
      ['E-mail', (u) => u.email],
      ['Grupo', (u) => u.grupo],
      ['Acesso', (u) => nomesDosProvedores[u.provedor]],
      ['Situação', (u) => nomesDasSituacoesDeUsuario[u.situacao]],
      ['Último acesso', (u) => hora(u.ultimo_acesso)],
    ]),
  })
  rota(app, usuarioApi.reenviarConvite, ({ params }, contexto) =>
    reenviarConvite(contexto, acesso, params.id),
  )
  rota(app, usuarioApi.mandarLinkDeSenha, ({ params }, contexto) =>
    mandarLinkDeSenha(contexto, acesso, params.id),
  )
}
