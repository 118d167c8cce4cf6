import type { Rascunho } from '@balcao/contract/vendas/rascunho-api'
import { and, eq } from 'drizzle-orm'
import type { Contexto } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { gravarRascunho } from '#vendas/rascunho/rascunho.commands.ts'
import { lerRascunho } from '#vendas/rascunho/rascunho.queries.ts'
import { alcancada } from './venda.queries.ts'
import { venda } from './venda.table.ts'

type Copia = { rascunho_id: string; dispositivo: string }

/** A new draft with what was typed: neither authorisation, acceptance nor attachments. Nor the other's name. */
export const copiarVenda = async (
  contexto: Contexto,
  id: string,
  { rascunho_id, dispositivo }: Copia,
): Promise<Rascunho> => {
  const original = await vendaOuRascunho(contexto, id)
  const {
    vendedor_id: _,
    agendamento: { data: __, ...agendamento },
    ...dados
  } = original.dados
  return gravarRascunho(contexto, rascunho_id, {
    dados: { ...dados, agendamento },
    etapa: original.etapa,
    dispositivo,
    versao: null,
  })
}

/** A sale within reach, or an own draft of a new one. */
const vendaOuRascunho = async ({ db, usuario }: Contexto, id: string) => {
  const [vendida] = await db
    .select({ dados: venda.dados })
    .from(venda)
    .where(and(eq(venda.id, id), alcancada(usuario)))
  if (vendida) return { ...vendida, etapa: 'revisao' } as const
  const rascunho = await lerRascunho(db, usuario, id)
  // A correction whose sale has gone out of reach has gone with it.
  if (rascunho?.venda_versao !== null) throw naoEncontrado()
  return rascunho
}
