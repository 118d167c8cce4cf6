import type { NovaMensagem, NovoAtendimento } from '@balcao/contract/posvenda/atendimento'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#infra/db/conexao.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'
import { venda } from '#vendas/venda/venda.table.ts'

/** The body that opens a ticket. */
export const dadosDeAtendimento = (
  cliente_plano_id: string,
  mudancas: Partial<NovoAtendimento> = {},
): NovoAtendimento => ({
  id: v7(),
  cliente_plano_id,
  tipo: 'SUPORTE',
  prioridade: 'NORMAL',
  canal: 'TELEFONE',
  assunto: 'Internet lenta à noite',
  solicitante_nome: 'José da Silva',
  solicitante_telefone: '+5519987654321',
  relato: null,
  responsavel_id: null,
  ...mudancas,
})

export const umaMensagem = (mudancas: Partial<NovaMensagem> = {}): NovaMensagem => ({
  id: v7(),
  tipo: 'INTERNA',
  texto: 'Sinal medido: dentro do normal',
  ...mudancas,
})

/** An active contract of a sale, straight in the database. */
export const umContratoDaVenda = async (db: Db, vendaId: string) => {
  const [vendida] = await db
    .select({
      cliente_id: venda.cliente_id,
      endereco_id: venda.endereco_id,
      plano_nome: venda.plano_nome,
      mensalidade: venda.mensalidade,
    })
    .from(venda)
    .where(eq(venda.id, vendaId))
  if (!vendida) throw new Error('sem venda')
  const [criado] = await db
    .insert(contrato)
    .values({ ...vendida, venda_id: vendaId, situacao: 'ATIVO', ativo_desde: '2026-01-10' })
    .returning({ id: contrato.id })
  if (!criado) throw new Error('sem contrato')
  return criado.id
}
