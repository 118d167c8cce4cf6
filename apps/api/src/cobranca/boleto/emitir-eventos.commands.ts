import type { RegistroBoleto, SituacaoBoleto } from '@balcao/contract/cobranca/boleto-estados'
import type { EventoDeWebhook } from '@balcao/contract/provedor/webhook-eventos'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { emitirEventos } from '#provedor/webhook/emitir.commands.ts'

/** Tells other systems, after the boletos are written. A test of an account charges nobody, so nobody is told. */
export const emitirDosBoletos = (db: Db, ocorridos: readonly { evento: EventoDeWebhook; id: string }[]) =>
  emitirEventos(
    db,
    ocorridos,
    (ids) => sql`
      select b.id, b.empresa_id, json_build_object('numero', b.numero, 'situacao', b.situacao, 'registro', b.registro,
        'cliente_id', b.cliente_id, 'contrato_id', b.cliente_plano_id, 'venda_id', b.venda_id) as dados
      from boleto b where b.id = ${ids} and b.origem <> 'TESTE'`,
  )

type Estado = { situacao: SituacaoBoleto; registro: RegistroBoleto }

const DO_REGISTRO: Partial<Record<RegistroBoleto, EventoDeWebhook>> = {
  REGISTRADO: 'boleto.registrado',
  REJEITADO: 'boleto.rejeitado',
  BAIXADO: 'boleto.baixado',
}

/** What the bank or a gateway made of a boleto, in the order in which it makes sense. */
export const eventosEntre = (antes: Estado, depois: Estado): EventoDeWebhook[] => {
  const doRegistro = antes.registro === depois.registro ? undefined : DO_REGISTRO[depois.registro]
  const pago = antes.situacao !== 'PAGO' && depois.situacao === 'PAGO'
  return [...(doRegistro ? [doRegistro] : []), ...(pago ? (['boleto.pago'] as const) : [])]
}
