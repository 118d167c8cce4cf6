import { intactaDesde } from '@balcao/contract/vendas/devolucao'
import { impedimentoDe } from '@balcao/contract/vendas/pode-agir'
import { and, eq, inArray, max } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import type { Corrigivel, vendaDoRascunho } from '#vendas/rascunho/venda-do-rascunho.ts'
import { escolhaDaVenda } from './escolha-da-venda.ts'
import { alcancada, ehPropria, quemAge } from './venda.queries.ts'
import { venda, vendaHistorico } from './venda.table.ts'

type Respostas = ReturnType<typeof vendaDoRascunho>

const enviados: Respostas['enviados'] = async (db, ids) => {
  if (!ids.length) return []
  const lidas = await db
    .select({ id: venda.id })
    .from(venda)
    .where(inArray(venda.id, [...ids]))
  return lidas.map(({ id }) => id)
}

const corrigiveis: Respostas['corrigiveis'] = async (db, quem, ids) => {
  const lidas = await db
    .select()
    .from(venda)
    .where(and(inArray(venda.id, [...ids]), alcancada(quem)))
  if (!lidas.length) return new Map()
  const age = await quemAge(db, quem)
  const editadas = await edicoes(db, ids)
  return new Map(lidas.map((lida) => [lida.id, corrigivel(quem, age, lida, editadas.get(lida.id))]))
}

/** When each of these sales was last edited. */
const edicoes = async (db: Db, ids: readonly string[]) => {
  const lidas = await db
    .select({ venda_id: vendaHistorico.venda_id, em: max(vendaHistorico.em) })
    .from(vendaHistorico)
    .where(and(inArray(vendaHistorico.venda_id, [...ids]), eq(vendaHistorico.acao, 'editar')))
    .groupBy(vendaHistorico.venda_id)
  return new Map(lidas.map(({ venda_id, em }) => [venda_id, em ?? undefined]))
}

/** What was typed, and nothing of the record: a field that was left as on record stays so. */
const corrigivel = (
  quem: Pessoa,
  age: Awaited<ReturnType<typeof quemAge>>,
  lida: typeof venda.$inferSelect,
  editada_em: string | undefined,
): Corrigivel => {
  const { protocolo, versao, situacao, motivo, dados, oferta, preco, cliente_nome: cliente } = lida
  const propria = ehPropria(quem, lida)
  const impedimento = impedimentoDe('editar', { situacao, propria }, age)
  if (impedimento) return { impedimento: impedimento.texto }
  const { dia, plano, adicionais, promocoes, canal } = oferta
  const vendida = { escolha: escolhaDaVenda(lida), dia, plano, adicionais, promocoes, preco }
  const daVenda = { protocolo, cliente, versao, situacao, motivo, propria, vendida, canal }
  return { dados, corrige: { ...daVenda, intacta_desde: intactaDesde(lida, editada_em) } }
}

export const respostasAosRascunhos: Respostas = { enviados, corrigiveis }
