import { sql } from 'drizzle-orm'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomeVisivel } from '#infra/http/nome-visivel.ts'

// In plain SQL, because the query builder omits the table's name when it selects from a single table.

const usuarioDasEmpresas = (empresas: readonly string[]) => sql`exists (
  select 1 from usuario_empresa l where l.usuario_id = usuario.id
    and l.empresa_id = any(${sql.param(empresas)}::uuid[]))`

/** Linked to the company by name, or to all of them. */
export const alcancaEmpresa = (empresa: string) =>
  sql`(usuario.todas_empresas or ${usuarioDasEmpresas([empresa])})`

/** People see themselves and everybody who shares a company with them. */
export const divideEmpresa = ({ id }: Pessoa, empresas: readonly string[]) =>
  sql`(usuario.id = ${id} or ${usuarioDasEmpresas(empresas)})`

/** For a select that includes `usuario`. */
export const nomeVisivelDoUsuario = (quem: Pessoa) =>
  nomeVisivel(quem, sql`usuario.nome`, (empresas) => divideEmpresa(quem, empresas))
