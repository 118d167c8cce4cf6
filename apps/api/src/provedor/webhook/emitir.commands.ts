import { VERSAO_DO_CORPO } from '@balcao/contract/provedor/webhook-corpo'
import type { EventoDeWebhook } from '@balcao/contract/provedor/webhook-eventos'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { comIds } from '#infra/db/ids.ts'
import { lugar } from '#infra/db/juntas.ts'
import { consultar, preparar } from '#infra/db/preparada.ts'
import { pedirEntrega } from './pedir-entrega.ts'

export type Ocorrido = { evento: EventoDeWebhook; id: string; outro_id?: string }

type Ouvinte = { id: string; eventos: string[]; empresas: string[] | null }

/** The whole price of an event that nobody listens to. */
const OUVINTES = preparar(sql`
  select w.id, w.eventos, case when not w.todas_empresas then array(
    select l.empresa_id::text from webhook_empresa l where l.webhook_id = w.id) end as empresas
  from webhook w where w.ativo and w.excluido_em is null and w.eventos && ${lugar('eventos')}::text[]`)

const TRAVAR = preparar(sql`
  select from webhook where id = any(${lugar('ids')}::uuid[]) order by id for key share`)

/**
 * Locked, and only then read again: whoever has narrowed one meanwhile is heeded, and whoever does it from now on waits
 * and finds what is written here.
 */
const queAindaOuvem = async (db: Db, antes: readonly Ouvinte[], eventos: readonly string[]) => {
  const ids = antes.map(({ id }) => id)
  await consultar(db, TRAVAR({ ids }))
  return (await consultar<Ouvinte>(db, OUVINTES({ eventos }))).filter(({ id }) => ids.includes(id))
}

/** What of a record is told: `empresa_id`, and `dados` as the contract describes them for its kind. */
export type LidoDoEvento = { id: string; empresa_id: string; dados: Record<string, unknown> }

/**
 * Tells the receivers that listen, in the transaction of what happened and after it is written. `ler`: the records with
 * these ids, in one statement, of which only those that it answers are told.
 */
export const emitirEventos = async (
  db: Db,
  ocorridos: readonly Ocorrido[],
  ler: (ids: SQL) => SQL<LidoDoEvento>,
) => {
  if (!ocorridos.length) return
  const eventos = [...new Set(ocorridos.map(({ evento }) => evento))]
  const ouvintes = await consultar<Ouvinte>(db, OUVINTES({ eventos }))
  const ouvidos = ocorridos.filter(({ evento }) => ouvintes.some((um) => um.eventos.includes(evento)))
  if (!ouvidos.length) return
  const ids = [...new Set(ouvidos.map(({ id }) => id))]
  const { rows } = await db.execute<LidoDoEvento>(ler(sql`any(${sql.param(ids)}::uuid[])`))
  const lidos = new Map(rows.map((lido) => [lido.id, lido]))
  await gravar(db, await queAindaOuvem(db, ouvintes, eventos), ouvidos, lidos)
}

const quer = ({ eventos, empresas }: Ouvinte, evento: string, empresaId: string) =>
  eventos.includes(evento) && (empresas === null || empresas.includes(empresaId))

const gravar = async (
  db: Db,
  ouvintes: readonly Ouvinte[],
  ocorridos: readonly Ocorrido[],
  lidos: ReadonlyMap<string, LidoDoEvento>,
) => {
  const timestamp = new Date().toISOString()
  const entregas = ocorridos.flatMap(({ evento, id, outro_id }) => {
    const lido = lidos.get(id)
    if (!lido) return []
    const data = { versao: VERSAO_DO_CORPO, id, empresa_id: lido.empresa_id, ...lido.dados }
    const corpo = JSON.stringify({
      type: evento,
      timestamp,
      data: { ...data, ...(outro_id && { outro_id }) },
    })
    return ouvintes
      .filter((ouvinte) => quer(ouvinte, evento, lido.empresa_id))
      .map((ouvinte) => ({ webhook_id: ouvinte.id, evento, registro_id: id, corpo }))
  })
  if (!entregas.length) return
  await db.execute(sql`
    insert into webhook_entrega (id, webhook_id, evento, registro_id, corpo)
    select id, webhook_id, evento, registro_id, corpo
    from json_populate_recordset(null::webhook_entrega, ${JSON.stringify(comIds(entregas))}::json) order by id`)
  for (const webhookId of new Set(entregas.map(({ webhook_id }) => webhook_id)))
    await pedirEntrega(db, webhookId)
}
