import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Client } from 'pg'
import { lerLinhas } from './copy.ts'
import { ESQUEMAS, esquemaDaFila, migracaoDe } from './esquema.ts'
import type { Manifesto } from './manifesto.ts'
import type { Item } from './tar.ts'

type Tabela = Manifesto['tabelas'][number]

export const ESQUEMA_DA_FILA = 'esquema/fila.sql'

/** So much of a table is in memory at a time. */
const BYTES_POR_TRECHO = 4 * 1024 * 1024

/** Values are written in the same way by every server. */
export const ESCRITA_FIXA = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0`

/** Real tables, partitions included, without the columns that PostgreSQL works out by itself. */
const TABELAS = `select format('%I.%I', n.nspname, c.relname) as nome, array_agg(quote_ident(a.attname) order by a.attnum) as colunas
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname = any($1)
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by 1 order by 1`

const SEQUENCIAS = `select format('%I.%I', schemaname, sequencename) as nome,
    coalesce(last_value, start_value)::text as valor, last_value is not null as usado
  from pg_sequences where schemaname = any($1) order by 1`

export const tabelasDe = async (cliente: Client) =>
  (await cliente.query<{ nome: string; colunas: string[] }>(TABELAS, [ESQUEMAS])).rows

async function* emTrechos(linhas: AsyncIterable<Buffer>, aoContar: () => void) {
  let trecho: Buffer[] = []
  let bytes = 0
  for await (const linha of linhas) {
    aoContar()
    trecho.push(linha)
    bytes += linha.length
    if (bytes < BYTES_POR_TRECHO) continue
    yield Buffer.concat(trecho)
    trecho = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(trecho)
}

export const comandoDeCopia = (
  { nome, colunas }: Omit<Tabela, 'linhas'>,
  sentido: 'to stdout' | 'from stdin',
) => `copy ${nome} (${colunas.join(', ')}) ${sentido}`

/**
 * The database in the transaction that `cliente` has open. A table is a number of gzip files with whole rows in each, in
 * PostgreSQL's own text format, which any version reads. Joined, they are one gzip file with what `copy` wrote.
 */
export async function* exportarBanco(
  cliente: Client,
  descrever: (banco: Exportado) => void,
): AsyncGenerator<Item> {
  const migracao = await migracaoDe(cliente)
  const fila = Buffer.from(await esquemaDaFila(cliente))
  yield { nome: ESQUEMA_DA_FILA, tamanho: fila.length, conteudo: [fila] }

  const tabelas: Tabela[] = []
  for (const achada of await tabelasDe(cliente)) {
    const tabela = { ...achada, linhas: 0 }
    const linhas = lerLinhas(cliente, comandoDeCopia(achada, 'to stdout'))
    let trechos = 0
    for await (const trecho of emTrechos(linhas, () => tabela.linhas++)) {
      const comprimido = await promisify(gzip)(trecho)
      const numero = String(++trechos).padStart(6, '0')
      yield { nome: `banco/${achada.nome}/${numero}.gz`, tamanho: comprimido.length, conteudo: [comprimido] }
    }
    tabelas.push(tabela)
  }
  const { rows: sequencias } = await cliente.query<Manifesto['sequencias'][number]>(SEQUENCIAS, [ESQUEMAS])
  const { rows } = await cliente.query<{ server_version: string }>('show server_version')
  descrever({ migracao, tabelas, sequencias, postgres: rows[0]?.server_version ?? '' })
}
export type Exportado = Pick<Manifesto, 'migracao' | 'tabelas' | 'sequencias' | 'postgres'>
