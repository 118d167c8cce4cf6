import type { ComoFoiPago } from '@balcao/contract/cobranca/boleto-acoes'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'

/** Each payment that the bank undid is undone here once: what is paid after it stays. */
export const comoFoiPago = async (db: Db, id: string): Promise<ComoFoiPago> => {
  const { rows } = await db.execute<ComoFoiPago>(sql`
    select coalesce(bool_or(situacao = 'QUITOU' and a_mao), false) as baixado_a_mao,
      coalesce(bool_or(situacao = 'QUITOU' and not a_mao and meio = 'BOLETO'), false)
        and (select count(*) from retorno_linha l
          where l.boleto_id = ${id}::uuid and l.evento = 'ESTORNO' and l.resultado = 'CONFERIR')
        > count(*) filter (where situacao = 'DESFEITO' and not a_mao) as estornado
    from boleto_pagamento where boleto_id = ${id}::uuid`)
  return rows[0] ?? { baixado_a_mao: false, estornado: false }
}
