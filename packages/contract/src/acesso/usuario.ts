import * as z from 'zod/mini'
import { cadastro } from '#base/cadastro.ts'
import { ComId, Email, Id, Instante, Texto, Versao } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { SenhaAtual } from '#valores/senha.ts'
import { Telefone } from '#valores/telefone.ts'
import { Sessao } from './conta.ts'
import { AceitaSemTitular, PermissaoSchema } from './grupo-permissao.ts'
import { Provedor } from './login.ts'
import { FiltroUsuario, situacoesUsuario } from './usuario-filtro.ts'

/** What a person fills in. Either every company, present and future, or a list of them. */
export const DadosUsuario = z.strictObject({
  nome: Texto(120, 3),
  email: Email,
  telefone: z.nullable(Telefone),
  grupo_permissao_id: Id,
  todas_empresas: z.boolean(),
  empresas: z.array(Id).check(z.maxLength(500)),
  /** Where the person sells when a sale does not name a channel. */
  canal_venda_id: z.nullable(Id),
  provedor: Provedor,
})
export type DadosUsuario = z.infer<typeof DadosUsuario>

export const EdicaoUsuario = z.extend(DadosUsuario, {
  ativo: z.boolean(),
  versao: Versao,
  /** Required when people change their own e-mail, because they sign in with it. */
  senha_atual: z.optional(SenhaAtual),
  aceita_sem_titular: AceitaSemTitular,
})
export type EdicaoUsuario = z.infer<typeof EdicaoUsuario>

export const UsuarioResumo = z.object({
  id: Id,
  nome: z.string(),
  email: z.string(),
  grupo: z.string(),
  provedor: Provedor,
  situacao: z.enum(situacoesUsuario),
  ultimo_acesso: z.nullable(Instante),
})
export type UsuarioResumo = z.infer<typeof UsuarioResumo>

export const Usuario = z.object({
  id: Id,
  nome: z.string(),
  email: z.string(),
  telefone: z.nullable(z.string()),
  grupo_permissao_id: Id,
  grupo: z.string(),
  todas_empresas: z.boolean(),
  empresas: z.array(z.object({ id: Id, nome: z.string() })),
  canal_venda_id: z.nullable(Id),
  /** The channel's name. */
  canal_venda: z.nullable(z.string()),
  provedor: Provedor,
  ativo: z.boolean(),
  situacao: z.enum(situacoesUsuario),
  ultimo_acesso: z.nullable(Instante),
  /** False when the reader may look but not change: the person has rights that the reader lacks. */
  editavel: z.boolean(),
  criado_em: Instante,
  atualizado_em: Instante,
  versao: Versao,
})
export type Usuario = z.infer<typeof Usuario>

/**
 * How the invitation was sent. Without a mail server the letter is a file, and the inviter may pass its link
 * on.
 */
const Convite = z.object({ por_email: z.boolean(), link: z.nullable(z.string()) })
export type Convite = z.infer<typeof Convite>

/** The same for a link to another password. It soon ends, and whoever passes it on must know. */
const LinkDeSenha = z.extend(Convite, { minutos: z.int() })
export type LinkDeSenha = z.infer<typeof LinkDeSenha>

const Vazio = z.strictObject({})

const daLista = cadastro({
  caminho: 'usuario',
  um: 'um usuário',
  varios: 'usuários',
  permissoes: {
    listar: 'LISTAR.USUARIO',
    obter: ['EDITAR.USUARIO', 'LISTAR.USUARIO'],
    criar: 'CRIAR.USUARIO',
    editar: 'EDITAR.USUARIO',
    excluir: 'EXCLUIR.USUARIO',
  },
  filtro: FiltroUsuario,
  resumo: UsuarioResumo,
  registro: Usuario,
  dados: DadosUsuario,
  edicao: EdicaoUsuario,
})

export const usuarioApi = {
  ...daLista,
  historico: endpoint({ ...daLista.historico, permissao: 'EDITAR.USUARIO' }),
  criar: endpoint({
    ...daLista.criar,
    resumo: 'Criar um usuário e enviar o convite',
    resposta: z.extend(Usuario, { convite: Convite }),
  }),
  editar: endpoint({ ...daLista.editar, resumo: 'Editar um usuário; mudar o próprio e-mail pede a senha' }),
  /** "Who has this": the groups and people that hold one permission. */
  quemTem: endpoint({
    method: 'GET',
    path: '/usuario/quem-tem',
    permissao: 'LISTAR.GRUPO_PERMISSAO',
    resumo: 'Quem tem uma permissão',
    query: z.strictObject({ permissao: PermissaoSchema }),
    resposta: z.object({
      grupos: z.array(z.object({ id: Id, nome: z.string() })),
      usuarios: z.array(z.object({ id: Id, nome: z.string(), grupo: z.string() })),
      /** True when there are more people than the list holds. */
      ha_mais: z.boolean(),
    }),
  }),
  reenviarConvite: endpoint({
    method: 'POST',
    path: '/usuario/:id/convite',
    permissao: 'EDITAR.USUARIO',
    resumo: 'Enviar o convite outra vez',
    params: ComId,
    resposta: z.object({ convite: Convite }),
  }),
  mandarLinkDeSenha: endpoint({
    method: 'POST',
    path: '/usuario/:id/link-de-senha',
    permissao: 'EDITAR.USUARIO',
    resumo: 'Mandar a quem já entrou um link para criar outra senha',
    params: ComId,
    resposta: LinkDeSenha,
  }),
  sessoes: endpoint({
    method: 'GET',
    path: '/usuario/:id/sessao',
    permissao: 'EDITAR.USUARIO',
    resumo: 'Sessões abertas de um usuário',
    params: ComId,
    resposta: z.array(Sessao),
  }),
  encerrarSessoes: endpoint({
    method: 'DELETE',
    path: '/usuario/:id/sessao',
    permissao: 'EDITAR.USUARIO',
    resumo: 'Encerrar todas as sessões de um usuário',
    params: ComId,
    query: z.strictObject({ sessao: z.optional(Id) }),
    resposta: Vazio,
  }),
}
