import { stat } from 'node:fs/promises'
import path from 'node:path'
import { quantos } from '@balcao/contract/valores/quantos'
import type { Client } from 'pg'
import { ESQUEMAS } from './esquema.ts'
import { tabelasDe } from './exportar.ts'
import { conteudoDaPasta } from './pasta-de-dados.ts'

/** A program that works there would not notice that its tables are other ones. */
export const recusarEmUso = async (cliente: Client) => {
  const { rows } = await cliente.query<{ de: string }>(
    `select coalesce(host(client_addr), 'esta máquina') as de from pg_stat_activity
     where datname = current_database() and application_name = 'balcao' limit 1`,
  )
  if (rows[0]) throw new Error(`Há um Balcão ligado a este banco (${rows[0].de}). Encerre-o e tente de novo.`)
}

const CONTADAS = {
  'public.usuario': ['usuário', 'usuários'],
  'public.cliente': ['cliente', 'clientes'],
  'public.venda': ['venda', 'vendas'],
} as const

/** In words, what a database has. Null: nothing. */
export const ocupacaoDoBanco = async (cliente: Client): Promise<string | null> => {
  const tabelas = (await tabelasDe(cliente)).map(({ nome }) => nome)
  if (tabelas.length === 0) return null
  const contagens: string[] = []
  for (const [tabela, [um, varios]] of Object.entries(CONTADAS)) {
    if (!tabelas.includes(tabela)) continue
    const { rows } = await cliente.query<{ n: string }>(`select count(*) as n from ${tabela}`)
    contagens.push(quantos(Number(rows[0]?.n), um, varios))
  }
  return `o banco informado, com ${[quantos(tabelas.length, 'tabela', 'tabelas'), ...contagens].join(', ')}: seria apagado`
}

/** In words, what a data folder has. Null: nothing. */
export const ocupacaoDaPasta = async (dataDir: string): Promise<string | null> => {
  const nomes = await conteudoDaPasta(dataDir)
  const pastas: string[] = []
  for (const nome of nomes) if ((await stat(path.join(dataDir, nome))).isDirectory()) pastas.push(nome)
  return pastas.length === 0
    ? null
    : `${pastas.join(', ')} em ${dataDir}: o que o backup traz tomaria o lugar, e o de agora seria posto de lado`
}

/** What is of an extension stays with it. The rest of our own is removed, in the transaction of the restore. */
export const esvaziarBanco = async (cliente: Client) => {
  for (const esquema of ESQUEMAS.filter((nome) => nome !== 'public'))
    await cliente.query(`drop schema if exists ${esquema} cascade`)
  const { rows } = await cliente.query<{ comando: string }>(`
    with nossos as (
      select 1 as ordem, c.oid, format('drop table if exists %s cascade', c.oid::regclass) as comando
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      union all
      select 2, p.oid, format('drop routine if exists %s cascade', p.oid::regprocedure)
      from pg_proc p where p.pronamespace = 'public'::regnamespace
      union all
      select 3, t.oid, format('drop type if exists %s cascade', t.oid::regtype)
      from pg_type t left join pg_class c on c.oid = t.typrelid
      where t.typnamespace = 'public'::regnamespace and (t.typtype in ('e', 'd') or c.relkind = 'c')
    )
    select comando from nossos n
    where not exists (select from pg_depend d where d.objid = n.oid and d.deptype = 'e') order by ordem`)
  for (const { comando } of rows) await cliente.query(comando)
}
