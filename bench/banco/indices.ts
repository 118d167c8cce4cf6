import type pg from 'pg'

/**
 * Drops the indexes and foreign keys of a table and returns how to recreate them. Building them once over all
 * rows costs a fraction of updating them row by row. The primary key stays.
 */
export const retirarIndices = async (cliente: pg.Client, tabela: string): Promise<string[]> => {
  const { rows } = await cliente.query<{ retirar: string; repor: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as retirar,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as repor
     from pg_constraint where conrelid = $1::regclass and contype = 'f'
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where indrelid = $1::regclass and not indisprimary`,
    [tabela],
  )
  for (const { retirar } of rows) await cliente.query(retirar)
  // Foreign keys last, because checking them uses the indexes.
  return rows
    .map(({ repor }) => repor)
    .toSorted((a, b) => Number(a.startsWith('alter')) - Number(b.startsWith('alter')))
}
