import type { ClientConfig } from 'pg'
import pg from 'pg'
import { vi } from 'vitest'
import { tabelasDe } from '#infra/backup/exportar.ts'

export const comCliente = async <T>(conexao: ClientConfig, usar: (cliente: pg.Client) => Promise<T>) => {
  const cliente = new pg.Client(conexao)
  await cliente.connect()
  try {
    return await usar(cliente)
  } finally {
    await cliente.end()
  }
}

/** How many rows each table has, and a hash of all of them. */
export const resumirTabelas = async (cliente: pg.Client) => {
  const resumos: Record<string, string> = {}
  for (const { nome } of await tabelasDe(cliente)) {
    const { rows } = await cliente.query<{ n: string; md5: string }>(
      `select count(*) as n, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as md5 from ${nome} t`,
    )
    resumos[nome] = `${rows[0]?.n} ${rows[0]?.md5}`
  }
  return resumos
}

/** All that is no row: columns, constraints, indexes, triggers, functions and sequences. */
export const resumirEsquema = async (cliente: pg.Client): Promise<string[]> => {
  const { rows } = await cliente.query<{ linha: string }>(`
    with nossos as (select oid from pg_namespace where nspname in ('public', 'drizzle', 'pgboss'))
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as linha
      from pg_constraint where connamespace in (table nossos)
    union all select pg_get_indexdef(oid) from pg_class where relkind in ('i', 'I') and relnamespace in (table nossos)
    union all select pg_get_triggerdef(t.oid) || ' ' || tgenabled::text from pg_trigger t where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where prokind = 'f' and pronamespace in (table nossos)
    union all select schemaname || '.' || sequencename || ' ' || coalesce(last_value, 0) from pg_sequences
    union all select concat_ws(' ', table_schema, table_name, column_name, data_type, column_default, is_nullable, generation_expression)
      from information_schema.columns where table_schema in ('public', 'drizzle', 'pgboss')
    order by 1`)
  return rows.map(({ linha }) => linha)
}

/**
 * What the next backup sees, read at the same moment by a second connection, while others go on writing. PostgreSQL
 * lends a transaction's snapshot to another.
 */
export const espiarFotografia = (conexao: ClientConfig) => {
  const query = pg.Client.prototype.query as (...args: unknown[]) => Promise<pg.QueryResult>
  const visto: { tabelas: Record<string, string> } = { tabelas: {} }
  const espiao = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args
  ) {
    const feita = query.apply(this, args)
    if (args[0] !== 'begin isolation level repeatable read read only') return feita as never
    return feita.then(async () => {
      espiao.mockRestore()
      const { rows } = await query.call(this, 'select pg_export_snapshot() as nome')
      visto.tabelas = await comCliente(conexao, async (cliente) => {
        await cliente.query('begin isolation level repeatable read')
        await cliente.query(`set transaction snapshot '${rows[0].nome}'`)
        return resumirTabelas(cliente)
      })
    }) as never
  })
  return visto
}
