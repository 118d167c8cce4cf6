import * as z from 'zod/mini'
import { FiltroDeHistorico, PaginaDeHistorico } from '#base/auditoria.ts'
import { ComId, Id, Instante, Texto, TextoOpcional, Versao } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Pagina } from '#base/pagina.ts'
import { type Permissao, permissoes } from '#base/permissao.ts'
import { FiltroGrupo } from './grupo-permissao-filtro.ts'

export const PermissaoSchema = z.enum(permissoes as [Permissao, ...Permissao[]])

const ListaDePermissoes = z
  .array(PermissaoSchema)
  .check(z.refine((lista) => new Set(lista).size === lista.length, 'Permissão repetida'))

/** What a person fills in. */
export const DadosGrupo = z.strictObject({
  nome: Texto(80, 2),
  descricao: TextoOpcional(300),
  permissoes: ListaDePermissoes,
})
export type DadosGrupo = z.infer<typeof DadosGrupo>

/** Sent after the server has asked: some permissions may end up without any active person who has them. */
export const AceitaSemTitular = z.optional(z.boolean())

export const EdicaoGrupo = z.extend(DadosGrupo, { versao: Versao, aceita_sem_titular: AceitaSemTitular })
export type EdicaoGrupo = z.infer<typeof EdicaoGrupo>

export const Grupo = z.object({
  id: Id,
  nome: z.string(),
  descricao: z.nullable(z.string()),
  permissoes: z.array(z.string()),
  usuarios: z.int(),
  /**
   * Why the reader may see the group but not change it, even with permission over groups. Null when they may.
   */
  impedimento: z.nullable(z.string()),
  criado_em: Instante,
  atualizado_em: Instante,
  versao: Versao,
})
export type Grupo = z.infer<typeof Grupo>

export const GrupoResumo = z.object({
  id: Id,
  nome: z.string(),
  descricao: z.nullable(z.string()),
  total_permissoes: z.int(),
  usuarios: z.int(),
  impedimento: z.nullable(z.string()),
  atualizado_em: Instante,
})
export type GrupoResumo = z.infer<typeof GrupoResumo>

const VER = ['VISUALIZAR.GRUPO_PERMISSAO', 'EDITAR.GRUPO_PERMISSAO', 'CRIAR.GRUPO_PERMISSAO'] as const

export const grupoApi = {
  listar: endpoint({
    method: 'GET',
    path: '/grupo-permissao',
    permissao: 'LISTAR.GRUPO_PERMISSAO',
    resumo: 'Listar grupos de permissão',
    query: FiltroGrupo,
    resposta: Pagina(GrupoResumo),
  }),
  exportar: endpoint({
    method: 'GET',
    path: '/grupo-permissao/exportar',
    permissao: 'LISTAR.GRUPO_PERMISSAO',
    resumo: 'Exportar em CSV o que está filtrado',
    query: FiltroGrupo,
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
  /** For choosing a user's group: only names, and only groups that the person could grant. */
  opcoes: endpoint({
    method: 'GET',
    path: '/grupo-permissao/opcoes',
    permissao: ['CRIAR.USUARIO', 'EDITAR.USUARIO', 'LISTAR.USUARIO'],
    resumo: 'Grupos que podem ser escolhidos para um usuário',
    resposta: z.array(z.object({ id: Id, nome: z.string(), concedivel: z.boolean() })),
  }),
  /**
   * What this person may give: what they have themselves. People who hold users and groups fully may also
   * give what nobody has any more.
   */
  concediveis: endpoint({
    method: 'GET',
    path: '/grupo-permissao/concediveis',
    permissao: VER,
    resumo: 'Permissões que a pessoa pode conceder',
    resposta: z.array(z.string()),
  }),
  obter: endpoint({
    method: 'GET',
    path: '/grupo-permissao/:id',
    permissao: VER,
    resumo: 'Um grupo de permissão',
    params: ComId,
    resposta: Grupo,
  }),
  historico: endpoint({
    method: 'GET',
    path: '/grupo-permissao/:id/historico',
    permissao: VER,
    resumo: 'Histórico de um grupo de permissão',
    params: ComId,
    query: FiltroDeHistorico,
    resposta: PaginaDeHistorico,
  }),
  criar: endpoint({
    method: 'POST',
    path: '/grupo-permissao',
    permissao: 'CRIAR.GRUPO_PERMISSAO',
    resumo: 'Criar grupo de permissão',
    body: DadosGrupo,
    resposta: Grupo,
    status: 201,
  }),
  editar: endpoint({
    method: 'PUT',
    path: '/grupo-permissao/:id',
    permissao: 'EDITAR.GRUPO_PERMISSAO',
    resumo: 'Editar grupo de permissão',
    params: ComId,
    body: EdicaoGrupo,
    resposta: Grupo,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/grupo-permissao/:id',
    permissao: 'EXCLUIR.GRUPO_PERMISSAO',
    resumo: 'Excluir grupo de permissão sem usuários',
    params: ComId,
    resposta: z.strictObject({}),
  }),
}
