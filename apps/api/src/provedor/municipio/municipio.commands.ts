import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { municipio } from './municipio.table.ts'
import { lerMunicipios } from './municipios.ts'

/**
 * Brings the table to what `municipios.txt` says and tells how many rows that took. When nothing changed it only
 * reads: the join leaves nothing to insert. A city is never removed, for addresses may point at it.
 */
export const carregarMunicipios = async (db: Db): Promise<number> => {
  const cidades = await lerMunicipios()
  const { rowCount } = await db.execute(sql`
    insert into ${municipio} (codigo, nome, uf)
    select nova.codigo, nova.nome, nova.uf
    from unnest(
      ${sql.param(cidades.map((c) => c.codigo))}::integer[],
      ${sql.param(cidades.map((c) => c.nome))}::text[],
      ${sql.param(cidades.map((c) => c.uf))}::text[]
    ) as nova (codigo, nome, uf)
    left join ${municipio} atual using (codigo)
    where (atual.nome, atual.uf) is distinct from (nova.nome, nova.uf)
    order by nova.codigo
    on conflict (codigo) do update set nome = excluded.nome, uf = excluded.uf`)
  return rowCount ?? 0
}
