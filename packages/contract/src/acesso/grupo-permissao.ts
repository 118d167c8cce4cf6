import * as z from 'zod/mini'
import { cadastro } from '#base/cadastro.ts'
import { Id, Instante, Texto, TextoOpcional, Versao } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
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
  ...cadastro({
    caminho: 'grupo-permissao',
    um: 'um grupo de permissão',
    varios: 'grupos de permissão',
    permissoes: {
      listar: 'LISTAR.GRUPO_PERMISSAO',
      obter: VER,
      criar: 'CRIAR.GRUPO_PERMISSAO',
      editar: 'EDITAR.GRUPO_PERMISSAO',
      excluir: 'EXCLUIR.GRUPO_PERMISSAO',
    },
    filtro: FiltroGrupo,
    resumo: GrupoResumo,
    registro: Grupo,
    dados: DadosGrupo,
    edicao: EdicaoGrupo,
  }),
  /** For choosing a user's group: only names, and only groups that the person could grant. */
  opcoes: endpoint({
    method: 'GET',
    path: '/grupo-permissao/opcoes',
    permissao: ['CRIAR.USUARIO', 'EDITAR.USUARIO', 'LISTAR.USUARIO'],
    resumo: 'Grupos que podem ser escolhidos para um usuário',
    resposta: z.array(z.object({ id: Id, nome: z.string(), concedivel: z.boolean(), vende: z.boolean() })),
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
}
