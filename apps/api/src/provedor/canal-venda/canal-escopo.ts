import { sql } from 'drizzle-orm'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomeVisivel } from '#infra/http/nome-visivel.ts'

// Columns are written out: the query builder leaves the table's name off when it selects from one table only.

/** Of a query with `canal_venda` in it: channels of every company, or of at least one of these. */
export const canalAtende = (empresas: readonly string[]) => sql`(canal_venda.todas_empresas or exists (
  select 1 from canal_venda_empresa l where l.canal_venda_id = canal_venda.id
    and l.empresa_id = any(${sql.param(empresas)}::uuid[])))`

export const nomeVisivelDoCanal = (quem: Pessoa) => nomeVisivel(quem, sql`canal_venda.nome`, canalAtende)
