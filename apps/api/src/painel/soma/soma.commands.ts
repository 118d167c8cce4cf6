import { type SQL, sql } from 'drizzle-orm'
import { NIL } from 'uuid'
import type { Db } from '#infra/db/conexao.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { somasPorDia, TODOS_OS_CORTES } from './dias.ts'
import { contagemVale } from './soma.queries.ts'
import { MAIS, NOMES, somadas } from './somas.ts'

const CHAVES = sql.raw('corte, grao, inicio, chave, empresa_id, canal_venda_id')

/**
 * Adds sales to the sums: days, months made from those, and from both what is over every company and channel. `antes` is
 * part of the same statement, which sees the database at one moment: no change is lost or counted twice, whatever is sold
 * meanwhile.
 */
const somar = (antes: SQL, vendas: SQL, fuso: string) => sql`
  with ${antes}, dias as (${somasPorDia(vendas, sql`${fuso}`, TODOS_OS_CORTES)}), partes as (
    select corte, 'D' as grao, inicio, chave, empresa_id, canal_venda_id, ${NOMES} from dias
    union all
    select corte, 'M', date_trunc('month', inicio)::date, chave, empresa_id, canal_venda_id, ${somadas()}
    from dias group by corte, date_trunc('month', inicio), chave, empresa_id, canal_venda_id
  )
  insert into painel_soma (${CHAVES}, ${NOMES})
  select ${CHAVES}, ${NOMES} from partes
  union all
  select corte, grao || 'T', inicio, chave, ${NIL}::uuid, ${NIL}::uuid, ${somadas()}
  from partes group by corte, grao, inicio, chave
  on conflict (${CHAVES}) do update set ${MAIS}`

/** Two that count at once would wait for each other in every sum. */
const esperarAVez = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtext('painel_soma'))`)

/** Millions of sales take longer than any request may. */
const comTempo = (db: Db) => db.execute(sql`set local statement_timeout = '1h'; set local work_mem = '128MB'`)

const contarTudo = async (db: Db, fuso: string) => {
  await db.execute(sql`delete from painel_soma`)
  await db.execute(
    somar(sql`contadas as (delete from painel_mudanca)`, sql`select 1 as sinal, venda.* from venda`, fuso),
  )
  await db.execute(sql`
    insert into painel_contagem (fuso, contado_em) values (${fuso}, now())
    on conflict (id) do update set fuso = excluded.fuso, contado_em = excluded.contado_em`)
}

/** Counts everything anew, and says how many sales. Whoever reads meanwhile still sees the sums as they were. */
export const recontarPainel = (db: Db) =>
  db.transaction(async (db) => {
    await comTempo(db)
    await esperarAVez(db)
    await contarTudo(db, (await lerConfiguracao(db)).fuso_horario)
    const { rows } = await db.execute<{ vendas: string }>(
      sql`select coalesce(sum(vendidas), 0)::text as vendas from painel_soma where corte = 'TODAS' and grao = 'M'`,
    )
    return Number(rows[0]?.vendas)
  })

/**
 * Moves what has changed into the sums. After an upgrade, or in another time zone, everything is counted anew: by the
 * first, and those who waited for it find it done.
 */
export const somarMudancas = (db: Db) =>
  db.transaction(async (db) => {
    await esperarAVez(db)
    const { fuso_horario: fuso } = await lerConfiguracao(db)
    if (await contagemVale(db, fuso)) {
      await db.execute(
        somar(sql`novas as (delete from painel_mudanca returning *)`, sql`select * from novas`, fuso),
      )
    } else {
      await comTempo(db)
      await contarTudo(db, fuso)
    }
  })
