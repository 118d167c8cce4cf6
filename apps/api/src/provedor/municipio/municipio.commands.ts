import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { municipio } from './municipio.table.ts'
import { lerMunicipios } from './municipios.ts'

/**
 * Makes the table match `municipios.txt` and returns how many rows that changed. When nothing changed it only
 * reads, because the join leaves nothing to insert. A city is never removed, because addresses may refer to
 * it.
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
