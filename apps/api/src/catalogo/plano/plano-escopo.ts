import { sql } from 'drizzle-orm'

// In plain SQL, because the query builder omits the table's name when it selects from a single table.

export const planoVendidoPor = (empresas: readonly string[]) => sql`(plano.todas_empresas or exists (
  select 1 from plano_empresa l where l.plano_id = plano.id and l.empresa_id = any(${sql.param(empresas)}::uuid[])))`

export const planoVendidoForaDe = (empresas: readonly string[]) => sql`(plano.todas_empresas or exists (
  select 1 from plano_empresa l where l.plano_id = plano.id and l.empresa_id <> all(${sql.param(empresas)}::uuid[])))`

export const planoNaoEncerrado = (hoje: string) =>
  sql`(plano.vigencia_fim is null or plano.vigencia_fim >= ${hoje}::date)`
