import type { EventoDeWebhook } from '@balcao/contract/provedor/webhook-eventos'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { emitirEventos } from '#provedor/webhook/emitir.commands.ts'
import type { contrato } from './contrato.table.ts'

type Situacao = (typeof contrato.$inferSelect)['situacao']

/** What a change of its state is called. Back from an undone cancellation, a contract may still wait for its installation. */
export const eventoDaMudanca = (antes: Situacao, depois: Situacao): EventoDeWebhook => {
  if (antes === depois) return 'contrato.alterado'
  const nomes: Record<Situacao, EventoDeWebhook> = {
    ...{ AGUARDANDO_INSTALACAO: 'contrato.alterado', ATIVO: 'contrato.religado' },
    ...{ SUSPENSO: 'contrato.suspenso', CANCELADO: 'contrato.cancelado' },
  }
  return nomes[depois]
}

/** Tells other systems, after the contract is written. */
export const emitirDoContrato = (db: Db, evento: EventoDeWebhook, id: string) =>
  emitirEventos(
    db,
    [{ evento, id }],
    (ids) => sql`
      select k.id, v.empresa_id, json_build_object('situacao', k.situacao, 'cliente_id', k.cliente_id,
        'venda_id', k.venda_id) as dados
      from cliente_plano k join venda v on v.id = k.venda_id where k.id = ${ids}`,
  )
