import { POR_ARREPENDIMENTO } from '@balcao/contract/vendas/contrato'
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { REMOVIDO } from '#clientes/cliente/removido.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Uso } from '#infra/recusa/em-uso.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { contrato } from './contrato.table.ts'
import { contratoEvento } from './contrato-evento.table.ts'

/** By the sale's protocol. Whoever has a service must be known to who provides it. */
export const contratosEmVigor = async (db: Db, clientes: readonly string[]): Promise<Uso> => {
  const emVigor = await db
    .select({ protocolo: venda.protocolo })
    .from(contrato)
    .innerJoin(venda, eq(venda.id, contrato.venda_id))
    .where(and(inArray(contrato.cliente_id, [...clientes]), ne(contrato.situacao, 'CANCELADO')))
    .orderBy(venda.protocolo)
  return {
    um: 'contrato em vigor',
    varios: 'contratos em vigor',
    nomes: emVigor.map(({ protocolo }) => String(protocolo)),
  }
}

/** The reasons are the texts that somebody typed. A withdrawal is kept: there was no fine. */
export const esquecerNosContratos = async (db: Db, { cliente_id }: { cliente_id: string }) => {
  await db
    .update(contrato)
    .set({ motivo: REMOVIDO, atualizado_em: sql`now()`, versao: sql`${contrato.versao} + 1` })
    .where(and(eq(contrato.cliente_id, cliente_id), ne(contrato.motivo, POR_ARREPENDIMENTO)))
  // Also of a contract that is somebody else's by now, whether bought or got in a transfer.
  const recebidos = db
    .select({ id: contratoEvento.contrato_id })
    .from(contratoEvento)
    .where(and(eq(contratoEvento.cliente_id, cliente_id), isNotNull(contratoEvento.aplicado_em)))
  const dele = db
    .select({ id: contrato.id })
    .from(contrato)
    .innerJoin(venda, eq(venda.id, contrato.venda_id))
    .where(
      or(
        eq(contrato.cliente_id, cliente_id),
        eq(venda.cliente_id, cliente_id),
        inArray(contrato.id, recebidos),
      ),
    )
  await db
    .update(contratoEvento)
    .set({ motivo: REMOVIDO })
    .where(
      and(
        isNotNull(contratoEvento.motivo),
        or(inArray(contratoEvento.contrato_id, dele), eq(contratoEvento.cliente_id, cliente_id)),
      ),
    )
}
