import type { Restricao } from '@balcao/contract/vendas/restricao'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { lugar } from '#infra/db/juntas.ts'
import { consultar, preparar } from '#infra/db/preparada.ts'
import { type Alvo, CLIENTES_DA_PESSOA, valoresDoAlvo } from '#vendas/venda/restricoes.ts'
import { hojeNoProvedor } from './lista/lista.queries.ts'

const VENCIDOS = preparar(sql`select exists (
  select 1 from boleto b where b.cliente_id in (${CLIENTES_DA_PESSOA}) and b.a_vencer < ${lugar('hoje')}::date
    and b.registro <> 'REJEITADO') as ha`)

/** Who owes does not buy without an authorisation. What the bank rejected they could not pay. */
export const boletoVencido = async (db: Db, alvo: Alvo): Promise<Restricao[]> => {
  const [lido] = await consultar<{ ha: boolean }>(
    db,
    VENCIDOS({ ...valoresDoAlvo(alvo), hoje: await hojeNoProvedor(db) }),
  )
  return lido?.ha ? [{ regra: 'BOLETO_VENCIDO', texto: 'Este cliente tem boletos vencidos' }] : []
}
