import { sql } from 'drizzle-orm'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomeVisivel } from '#infra/http/nome-visivel.ts'

// In plain SQL, because the query builder omits the table's name when it selects from a single table.

/** For a query that includes `canal_venda`: channels of every company, or of at least one of these. */
export const canalAtende = (empresas: readonly string[]) => sql`(canal_venda.todas_empresas or exists (
  select 1 from canal_venda_empresa l where l.canal_venda_id = canal_venda.id
    and l.empresa_id = any(${sql.param(empresas)}::uuid[])))`

export const nomeVisivelDoCanal = (quem: Pessoa) => nomeVisivel(quem, sql`canal_venda.nome`, canalAtende)
