import { sql } from 'drizzle-orm'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomeVisivel } from '#infra/http/nome-visivel.ts'

// Columns are written out: the query builder leaves the table's name off when it selects from one table only.

const usuarioDasEmpresas = (empresas: readonly string[]) => sql`exists (
  select 1 from usuario_empresa l where l.usuario_id = usuario.id
    and l.empresa_id = any(${sql.param(empresas)}::uuid[]))`

/** Linked to it by name, or to all of them. */
export const alcancaEmpresa = (empresa: string) =>
  sql`(usuario.todas_empresas or ${usuarioDasEmpresas([empresa])})`

/** A person sees themselves and whoever shares a company with them. */
export const divideEmpresa = ({ id }: Pessoa, empresas: readonly string[]) =>
  sql`(usuario.id = ${id} or ${usuarioDasEmpresas(empresas)})`

/** Of a select with `usuario` in it. */
export const nomeVisivelDoUsuario = (quem: Pessoa) =>
  nomeVisivel(quem, sql`usuario.nome`, (empresas) => divideEmpresa(quem, empresas))
