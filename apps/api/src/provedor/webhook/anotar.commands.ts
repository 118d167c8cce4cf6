import { eq, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Resultado } from './postar.ts'
import { webhook } from './webhook.table.ts'

/** How long after each failed attempt the next one is made. After the last of them, nobody tries any more. */
const ESPERAS_S = [5, 60, 5 * 60, 30 * 60, 2 * 3600, 8 * 3600, 24 * 3600]

/** So many failures in a row are the receiver's, not the event's: then it is tried with one event at a time. */
export const FALHAS_ATE_PAUSAR = 5
const PAUSAS_S = [60, 5 * 60, 30 * 60]

const DIAS_ATE_DESLIGAR = 3

/** The receiver says that it wants no more of this. */
const NAO_QUER_MAIS = 410

export type Tentada = { id: string; tentativas: number; resultado: Resultado }

/** What became of one attempt. Written only once, whoever else tried at the same moment. */
export const anotarTentativa = async (db: Db, { id, tentativas, resultado }: Tentada) => {
  const { status_http, resposta, falha, duracao_ms } = resultado
  const espera = status_http === NAO_QUER_MAIS ? undefined : ESPERAS_S[tentativas]
  const situacao = falha === null ? 'ENTREGUE' : espera === undefined ? 'FALHOU' : 'PENDENTE'
  await db.execute(sql`
    update webhook_entrega set situacao = ${situacao}, tentativas = ${tentativas + 1}, tentada_em = now(),
      status_http = ${status_http}, resposta = ${resposta}, falha = ${falha}, duracao_ms = ${duracao_ms},
      proxima_em = case when ${situacao} = 'PENDENTE' then now() + make_interval(secs => ${espera ?? 0}) end
    where id = ${id}::uuid and situacao = 'PENDENTE' and tentativas = ${tentativas}`)
}

const pausaDepoisDe = (falhas: number) =>
  falhas < FALHAS_ATE_PAUSAR ? null : PAUSAS_S[Math.min(falhas - FALHAS_ATE_PAUSAR, PAUSAS_S.length - 1)]

/** How the receiver is, after some attempts at once. Answers why it should be switched off, if it should. */
export const anotarSaude = async (
  db: Db,
  { id, falhas_seguidas: antes }: { id: string; falhas_seguidas: number },
  resultados: readonly Resultado[],
): Promise<string | null> => {
  if (resultados.some(({ status_http }) => status_http === NAO_QUER_MAIS))
    return `O destino respondeu ${NAO_QUER_MAIS}: não quer mais receber`
  if (resultados.some(({ falha }) => falha === null)) {
    if (antes) await db.update(webhook).set(SEM_FALHAS).where(eq(webhook.id, id))
    return null
  }
  const falhas = antes + resultados.length
  const pausa = pausaDepoisDe(falhas)
  const [depois] = await db
    .update(webhook)
    .set({
      falhas_seguidas: falhas,
      falhando_desde: sql`coalesce(${webhook.falhando_desde}, now())`,
      pausado_ate: pausa ? sql`now() + make_interval(secs => ${pausa}::integer)` : null,
    })
    .where(eq(webhook.id, id))
    .returning({
      demais: sql<boolean>`${webhook.falhando_desde} < now() - make_interval(days => ${DIAS_ATE_DESLIGAR}::integer)`,
    })
  return depois?.demais ? `Nenhuma entrega deu certo em ${DIAS_ATE_DESLIGAR} dias` : null
}

const SEM_FALHAS = { falhas_seguidas: 0, falhando_desde: null, pausado_ate: null }
