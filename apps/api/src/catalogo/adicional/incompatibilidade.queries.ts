import type { Referencia } from '@balcao/contract/base/escolha'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { porTexto } from '#infra/db/pagina.ts'
import { adicional, adicionalIncompativel as par } from './adicional.table.ts'

/** What each of these cannot be sold with, by name. A pair is stored once and read from both ends. */
export const incompatibilidades = async (db: Db, ids: readonly string[]) => {
  const { rows } = await db.execute<{ de: string } & Referencia>(sql`
    select lado.de, ${adicional.id}, ${adicional.nome}
    from ${par}
    cross join lateral (values (${par.menor_id}, ${par.maior_id}), (${par.maior_id}, ${par.menor_id}))
      as lado (de, com)
    join ${adicional} on ${adicional.id} = lado.com
    where (${par.menor_id} = any(${sql.param(ids)}::uuid[]) or ${par.maior_id} = any(${sql.param(ids)}::uuid[]))
      and lado.de = any(${sql.param(ids)}::uuid[])
    order by ${porTexto(adicional.nome).por}`)
  const porId = new Map<string, Referencia[]>(ids.map((id) => [id, []]))
  for (const { de, id, nome } of rows) porId.get(de)?.push({ id, nome })
  return porId
}
