import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { anotarSaude, anotarTentativa, FALHAS_ATE_PAUSAR } from './anotar.commands.ts'
import { assinar } from './assinar.ts'
import { desligarWebhook, type PartesDoDesligamento } from './desligar.commands.ts'
import { abrirConexoes, postar, type Rede, type Resultado } from './postar.ts'
import { segredosEmVigor } from './segredo.ts'
import { webhook } from './webhook.table.ts'

export type PartesDaEntrega = PartesDoDesligamento & { webhooks: Rede }

/** At once to one receiver, each about another record. */
const EM_VOO = 5
/** Then the worker does something else for a moment. Well within the turn, and within what the queue allows a job. */
const TRABALHO_MS = 60_000
const VEZ_S = 90
/** What is due later is found by the clock. */
const ATE_O_RELOGIO_S = 60

type Destino = typeof webhook.$inferSelect
type Conexoes = ReturnType<typeof abrirConexoes>
type ADar = { id: string; corpo: string; tentativas: number }

/** One copy of the program at a time delivers to a receiver: otherwise the order would be nobody's. */
const tomarVez = async (db: Db, id: string): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    update webhook set vez_ate = now() + make_interval(secs => ${VEZ_S}) where id = ${id}::uuid and ${PODE_RECEBER}
      and (vez_ate is null or vez_ate < now())`)
  return Boolean(rowCount)
}
const PODE_RECEBER = sql`ativo and excluido_em is null and (pausado_ate is null or pausado_ate <= now())`

const soltarVez = (db: Db, id: string) =>
  db.execute(sql`update webhook set vez_ate = null where id = ${id}::uuid`)

const lerDestino = async (db: Db, id: string): Promise<Destino | undefined> => {
  const [destino] = await db
    .select()
    .from(webhook)
    .where(sql`${webhook.id} = ${id}::uuid and ${PODE_RECEBER}`)
  return destino
}

/**
 * The oldest that are due. Of one record, the next event waits for the one before it, however long that takes: a receiver
 * must not learn that a contract was suspended before it learns of the contract.
 */
const proximas = async (db: Db, { id, falhas_seguidas }: Destino): Promise<ADar[]> => {
  const { rows } = await db.execute<ADar>(sql`
    select e.id, e.corpo, e.tentativas from webhook_entrega e
    where e.webhook_id = ${id}::uuid and e.situacao = 'PENDENTE' and e.proxima_em <= now() and not exists (
      select 1 from webhook_entrega a where a.webhook_id = e.webhook_id and a.registro_id = e.registro_id
        and a.situacao = 'PENDENTE' and a.ordem < e.ordem)
    order by e.ordem limit ${falhas_seguidas >= FALHAS_ATE_PAUSAR ? 1 : EM_VOO}`)
  return rows
}

/** One attempt: signed anew, so that the receiver may refuse what is old. */
export const tentar = async (
  { cofre, webhooks }: Pick<PartesDaEntrega, 'cofre' | 'webhooks'>,
  destino: Destino,
  { id, corpo }: Pick<ADar, 'id' | 'corpo'>,
  conexoes: Conexoes,
): Promise<Resultado> => {
  const agora = new Date()
  const segredos = segredosEmVigor(cofre, destino, agora)
  if (!segredos.length)
    return {
      ...{ status_http: null, resposta: null, duracao_ms: 0 },
      falha: 'O segredo não pôde ser lido com a chave deste servidor: troque-o',
    }
  return postar(
    { url: destino.url, cabecalhos: assinar(segredos, id, corpo, agora), corpo },
    webhooks,
    conexoes,
  )
}

/** Some deliveries. False when there is nothing to do now. */
const passo = async (partes: PartesDaEntrega, webhookId: string, conexoes: Conexoes): Promise<boolean> => {
  const { db } = partes
  const destino = await lerDestino(db, webhookId)
  const aDar = destino ? await proximas(db, destino) : []
  if (!destino || !aDar.length) return false
  const resultados = await Promise.all(
    aDar.map(async (entrega) => {
      const resultado = await tentar(partes, destino, entrega, conexoes)
      await anotarTentativa(db, { ...entrega, resultado })
      return resultado
    }),
  )
  const motivo = await anotarSaude(db, destino, resultados)
  if (motivo) await desligarWebhook(partes, webhookId, motivo)
  return true
}

/** In how many seconds the next one is due. Null: nothing waits. */
const segundosAteAProxima = async (db: Db, id: string): Promise<number | null> => {
  const { rows } = await db.execute<{ segundos: number | null }>(sql`
    select ceil(greatest(0, extract(epoch from greatest(w.pausado_ate,
      (select min(e.proxima_em) from webhook_entrega e where e.webhook_id = w.id and e.situacao = 'PENDENTE')
    ) - now())))::integer as segundos
    from webhook w where w.id = ${id}::uuid and w.ativo and w.excluido_em is null and exists (
      select 1 from webhook_entrega e where e.webhook_id = w.id and e.situacao = 'PENDENTE')`)
  return rows[0]?.segundos ?? null
}

/** Delivers what is due to one receiver, and asks for itself again when more is due soon. */
export const entregarWebhook = async (partes: PartesDaEntrega, webhookId: string) => {
  const { db, enfileirar } = partes
  if (!(await tomarVez(db, webhookId))) return
  const conexoes = abrirConexoes()
  const fim = Date.now() + TRABALHO_MS
  try {
    while (Date.now() < fim && (await passo(partes, webhookId, conexoes)));
  } finally {
    conexoes.fechar()
    await soltarVez(db, webhookId)
  }
  // Also for what was written while the turn was taken, whose own job went away.
  const segundos = await segundosAteAProxima(db, webhookId)
  if (segundos !== null && segundos < ATE_O_RELOGIO_S)
    await enfileirar(db, 'entregar_webhook', { webhook_id: webhookId }, { daquiASegundos: segundos })
}

/** What became due by time alone, or was written where there is no queue. */
export const acharEntregasDevidas = async ({
  db,
  enfileirar,
}: Pick<PartesDaEntrega, 'db' | 'enfileirar'>) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from webhook where ${PODE_RECEBER} and exists (
      select 1 from webhook_entrega e
      where e.webhook_id = webhook.id and e.situacao = 'PENDENTE' and e.proxima_em <= now())`)
  for (const { id } of rows) await enfileirar(db, 'entregar_webhook', { webhook_id: id })
}
