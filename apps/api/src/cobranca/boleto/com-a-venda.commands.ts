import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { auditarVarias } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'
import type { Acontecimento } from '#vendas/venda/acontecimentos.ts'
import { encerrarNoBanco } from './acontecer/acontecer.commands.ts'
import { boleto, boletoHistorico } from './boleto.table.ts'
import { emitirDosBoletos } from './emitir-eventos.commands.ts'

const DESFEITA: readonly SituacaoVenda[] = ['REPROVADA', 'CANCELADA']
const AUTOR = { sistema: 'cobrança de venda desfeita' }

const porQueAcaba = ({ para, cliente_anterior }: Acontecimento) => {
  if (DESFEITA.includes(para)) return 'A venda foi desfeita'
  return cliente_anterior ? 'A venda passou a outro cliente' : null
}

/** What a sale and its contract charge ends with it, or with its client. What was paid is for a person to give back. */
export const cancelarComAVenda = async (db: Db, acontecimento: Acontecimento) => {
  const motivo = porQueAcaba(acontecimento)
  if (!motivo) return
  const { venda_id } = acontecimento
  const contratos = db.select({ id: contrato.id }).from(contrato).where(eq(contrato.venda_id, venda_id))
  const abertos = await db
    .select({ id: boleto.id })
    .from(boleto)
    .where(
      and(
        eq(boleto.situacao, 'ABERTO'),
        or(
          and(eq(boleto.venda_id, venda_id), eq(boleto.origem, 'VENDA')),
          inArray(boleto.cliente_plano_id, contratos),
        ),
      ),
    )
    .orderBy(asc(boleto.id))
    .for('no key update')
  if (!abertos.length) return
  const ids = abertos.map(({ id }) => id)
  await db
    .update(boleto)
    .set({
      ...{ situacao: 'CANCELADO', motivo, cancelado_em: sql`now()` },
      ...{ versao: sql`${boleto.versao} + 1`, atualizado_em: sql`now()` },
    })
    .where(inArray(boleto.id, ids))
  await encerrarNoBanco(db, ids, ids)
  await db
    .insert(boletoHistorico)
    .values(ids.map((boleto_id) => ({ id: v7(), boleto_id, texto: 'Cancelado', motivo, quem: null })))
  await auditarVarias(
    db,
    AUTOR,
    'boleto',
    ids.map((id) => ({
      ...{ id, acao: 'EDITAR', antes: { situacao: 'ABERTO' }, depois: { situacao: 'CANCELADO' } },
    })),
  )
  await emitirDosBoletos(
    db,
    ids.map((id) => ({ evento: 'boleto.cancelado', id })),
  )
  publicar(db, 'boleto', ids)
}
