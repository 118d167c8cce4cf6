import { fidelidadeDoPlano, fimDaFidelidade } from '@balcao/contract/vendas/contrato-estado'
import type { Restricao } from '@balcao/contract/vendas/restricao'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { mudarSituacaoPelaVenda } from '#clientes/cliente/da-venda.commands.ts'
import { travarCliente } from '#clientes/cliente/travar.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { lugar } from '#infra/db/juntas.ts'
import { consultar, preparar } from '#infra/db/preparada.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { type Alvo, CLIENTES_DA_PESSOA, ENDERECOS_DA_PORTA, valoresDoAlvo } from '#vendas/venda/restricoes.ts'
import type { venda } from '#vendas/venda/venda.table.ts'
import { situacaoPelosContratos } from './clientes-do-contrato.commands.ts'
import { contrato } from './contrato.table.ts'
import { emitirDoContrato } from './emitir.commands.ts'
import { desfazerPlanejados } from './planejados.commands.ts'

type Vendida = typeof venda.$inferSelect
type Autor = Omit<Contexto, 'db'>

export const criarContrato = async (db: Db, vendida: Vendida) => {
  const { id, cliente_id, endereco_id, plano_nome, mensalidade } = vendida
  const [criado] = await db
    .insert(contrato)
    .values({
      ...{ venda_id: id, cliente_id, endereco_id, plano_nome, mensalidade },
      situacao: 'AGUARDANDO_INSTALACAO',
    })
    .returning({ id: contrato.id })
  if (criado) await emitirDoContrato(db, 'contrato.criado', criado.id)
}

const agente = (autor: Autor) => ({ quem: autor.usuario, autor })

/** The client's row first, then the contract: whoever works on two contracts of one client waits, and never in a circle. */
const travarContrato = async (db: Db, { usuario }: Autor, { id, cliente_id }: Vendida) => {
  const deQuem = and(eq(contrato.venda_id, id), ne(contrato.situacao, 'CANCELADO'))
  if (!(await db.$count(contrato, deQuem))) return
  await travarCliente(db, usuario, cliente_id)
  const [atual] = await db.select().from(contrato).where(deQuem).for('update')
  return atual
}

/** The service was received: month 1, fidelity and withdrawal begin today. */
export const ativarContrato = async (
  db: Db,
  autor: Autor,
  vendida: Vendida,
  { hoje, numero_de_serie }: { hoje: string; numero_de_serie: string | null },
) => {
  const atual = await travarContrato(db, autor, vendida)
  if (!atual) throw new Error('uma venda agendada sem contrato')
  const fidelidade = fidelidadeDoPlano(vendida.oferta.plano, vendida.cliente.tipo_pessoa, hoje)
  await db
    .update(contrato)
    .set({
      situacao: 'ATIVO',
      ativo_desde: hoje,
      fidelidade_ate: fidelidade && fimDaFidelidade(fidelidade),
      numero_de_serie,
      cliente_antes: await mudarSituacaoPelaVenda(db, agente(autor), atual.cliente_id, 'ATIVO'),
      ...novaVersao(atual),
    })
    .where(eq(contrato.id, atual.id))
  await emitirDoContrato(db, 'contrato.ativado', atual.id)
}

/** The client goes back to what they were, unless another contract decides or somebody changed it since. */
export const cancelarContrato = async (db: Db, autor: Autor, vendida: Vendida, motivo: string) => {
  const atual = await travarContrato(db, autor, vendida)
  if (!atual) return
  await db
    .update(contrato)
    .set({ situacao: 'CANCELADO', cancelado_em: sql`now()`, motivo, ...novaVersao(atual) })
    .where(eq(contrato.id, atual.id))
  await emitirDoContrato(db, 'contrato.cancelado', atual.id)
  await desfazerPlanejados(db, atual.id)
  const { cliente_id, cliente_antes } = atual
  if (!cliente_antes) return
  const para = (await temOutro(db, atual)) ? await situacaoPelosContratos(db, cliente_id) : cliente_antes
  const era = atual.situacao === 'SUSPENSO' ? 'SUSPENSO' : 'ATIVO'
  await mudarSituacaoPelaVenda(db, agente(autor), cliente_id, para, era)
}

type Cancelado = typeof contrato.$inferSelect

/** Another contract has begun. The one that found the client active learns what they were before this one. */
const temOutro = async (db: Db, { cliente_id, cliente_antes, ativo_desde }: Cancelado) => {
  const outros = await db
    .select()
    .from(contrato)
    .where(and(eq(contrato.cliente_id, cliente_id), inArray(contrato.situacao, ['ATIVO', 'SUSPENSO'])))
    .orderBy(contrato.ativo_desde, contrato.id)
  const herdeiro = outros.find(
    (outro) => outro.cliente_antes === 'ATIVO' && (outro.ativo_desde ?? '') >= (ativo_desde ?? ''),
  )
  if (herdeiro && cliente_antes !== 'ATIVO')
    await db
      .update(contrato)
      .set({ cliente_antes, ...novaVersao(herdeiro) })
      .where(eq(contrato.id, herdeiro.id))
  return outros.length > 0
}

const VIGORA = sql`p.situacao <> 'CANCELADO' and p.venda_id is distinct from ${lugar('exceto')}::uuid`
const EM_VIGOR = preparar(sql`select
  exists (select 1 from cliente_plano p where p.cliente_id in (${CLIENTES_DA_PESSOA}) and ${VIGORA}) as pessoa,
  exists (select 1 from cliente_plano p where p.endereco_id in (${ENDERECOS_DA_PORTA}) and ${VIGORA}) as porta`)

/** Where this client has a contract that stands. */
export const enderecosDosContratos = async (db: Db, clienteId: string): Promise<string[]> => {
  const linhas = await db
    .selectDistinct({ id: contrato.endereco_id })
    .from(contrato)
    .where(and(eq(contrato.cliente_id, clienteId), ne(contrato.situacao, 'CANCELADO')))
  return linhas.map(({ id }) => id)
}

/** A contract that stands, of the same person or at the same door. */
export const contratoEmVigor = async (db: Db, alvo: Alvo): Promise<Restricao[]> => {
  const [lido] = await consultar<{ pessoa: boolean; porta: boolean }>(db, EM_VIGOR(valoresDoAlvo(alvo)))
  if (lido?.pessoa) return [{ regra: 'CONTRATO_ATIVO', texto: 'Este cliente já tem um contrato ativo' }]
  return lido?.porta ? [{ regra: 'CONTRATO_ATIVO', texto: 'Já há um contrato ativo neste endereço' }] : []
}
