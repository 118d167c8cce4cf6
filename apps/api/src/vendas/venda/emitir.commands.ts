import type { EventoDeWebhook } from '@balcao/contract/provedor/webhook-eventos'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { emitirEventos } from '#provedor/webhook/emitir.commands.ts'
import type { Acontecimento } from './acontecimentos.ts'

const POR_SITUACAO: Record<Exclude<SituacaoVenda, 'RASCUNHO'>, EventoDeWebhook> = {
  AGUARDANDO_AUTORIZACAO: 'venda.aguardando_autorizacao',
  AGUARDANDO_ACEITE: 'venda.aguardando_aceite',
  EM_ANALISE: 'venda.em_analise',
  PENDENTE: 'venda.devolvida',
  EXPIRADA: 'venda.expirada',
  APROVADA: 'venda.aprovada',
  AGENDADA: 'venda.agendada',
  CONCLUIDA: 'venda.concluida',
  REPROVADA: 'venda.reprovada',
  CANCELADA: 'venda.cancelada',
}

const eventoDe = ({ de, para }: Acontecimento): EventoDeWebhook => {
  if (de === null) return 'venda.enviada'
  return de === para || para === 'RASCUNHO' ? 'venda.alterada' : POR_SITUACAO[para]
}

/** Tells other systems. */
export const emitirDaVenda = (db: Db, acontecimento: Acontecimento) =>
  emitirEventos(
    db,
    [{ evento: eventoDe(acontecimento), id: acontecimento.venda_id }],
    (ids) => sql`
      select v.id, v.empresa_id, json_build_object('protocolo', v.protocolo, 'situacao', v.situacao,
        'cliente_id', v.cliente_id) as dados from venda v where v.id = ${ids}`,
  )
