import { somarMeses } from '@balcao/contract/valores/dia'
import type { Restricao } from '@balcao/contract/vendas/restricao'
import { and, eq, ne, sql } from 'drizzle-orm'
import { mudarSituacaoPelaVenda } from '#clientes/cliente/da-venda.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { lugar } from '#infra/db/juntas.ts'
import { consultar, preparar } from '#infra/db/preparada.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { type Alvo, CLIENTES_DA_PESSOA, ENDERECOS_DA_PORTA, valoresDoAlvo } from '#vendas/venda/restricoes.ts'
import type { venda } from '#vendas/venda/venda.table.ts'
import { contrato } from './contrato.table.ts'

type Vendida = typeof venda.$inferSelect
type Autor = Omit<Contexto, 'db'>

export const criarContrato = async (db: Db, { id, cliente_id, endereco_id }: Vendida) => {
  await db
    .insert(contrato)
    .values({ venda_id: id, cliente_id, endereco_id, situacao: 'AGUARDANDO_INSTALACAO' })
}

const travarContrato = async (db: Db, vendaId: string) => {
  const [atual] = await db
    .select()
    .from(contrato)
    .where(and(eq(contrato.venda_id, vendaId), ne(contrato.situacao, 'CANCELADO')))
    .for('update')
  return atual
}

/** The service was received: month 1, fidelity and withdrawal begin today. */
export const ativarContrato = async (
  db: Db,
  autor: Autor,
  { id, oferta }: Vendida,
  { hoje, numero_de_serie }: { hoje: string; numero_de_serie: string | null },
) => {
  const atual = await travarContrato(db, id)
  if (!atual) throw new Error('uma venda agendada sem contrato')
  const { fidelidade_meses } = oferta.plano
  await db
    .update(contrato)
    .set({
      situacao: 'ATIVO',
      ativo_desde: hoje,
      fidelidade_ate: fidelidade_meses ? somarMeses(hoje, fidelidade_meses) : null,
      numero_de_serie,
      cliente_antes: await mudarSituacaoPelaVenda(db, autor, atual.cliente_id, 'ATIVO'),
      ...novaVersao(atual),
    })
    .where(eq(contrato.id, atual.id))
}

/** The client goes back to what they were, unless another contract keeps them active. */
export const cancelarContrato = async (db: Db, autor: Autor, { id }: Vendida, motivo: string) => {
  const atual = await travarContrato(db, id)
  if (!atual) return
  await db
    .update(contrato)
    .set({ situacao: 'CANCELADO', cancelado_em: sql`now()`, motivo, ...novaVersao(atual) })
    .where(eq(contrato.id, atual.id))
  if (!atual.cliente_antes) return
  const outros = await db.$count(
    contrato,
    and(eq(contrato.cliente_id, atual.cliente_id), eq(contrato.situacao, 'ATIVO')),
  )
  if (!outros) await mudarSituacaoPelaVenda(db, autor, atual.cliente_id, atual.cliente_antes)
}

const VIGORA = sql`p.situacao <> 'CANCELADO' and p.venda_id is distinct from ${lugar('exceto')}::uuid`
const EM_VIGOR = preparar(sql`select
  exists (select 1 from cliente_plano p where p.cliente_id in (${CLIENTES_DA_PESSOA}) and ${VIGORA}) as pessoa,
  exists (select 1 from cliente_plano p where p.endereco_id in (${ENDERECOS_DA_PORTA}) and ${VIGORA}) as porta`)

/** A contract that stands, of the same person or at the same door. */
export const contratoEmVigor = async (db: Db, alvo: Alvo): Promise<Restricao[]> => {
  const [lido] = await consultar<{ pessoa: boolean; porta: boolean }>(db, EM_VIGOR(valoresDoAlvo(alvo)))
  if (lido?.pessoa) return [{ regra: 'CONTRATO_ATIVO', texto: 'Este cliente já tem um contrato ativo' }]
  return lido?.porta ? [{ regra: 'CONTRATO_ATIVO', texto: 'Já há um contrato ativo neste endereço' }] : []
}
