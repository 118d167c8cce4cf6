import { canonico } from '@balcao/contract/base/canonico'
import { inArray } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import type { venda } from './venda.table.ts'

type Guardada = typeof venda.$inferSelect
type Mudancas = Partial<typeof venda.$inferInsert>

/** The sale before and after, as its history shows it. What stayed the same is left out by the audit. */
export const paraAuditar = async (db: Db, atual: Guardada, mudancas: Mudancas = {}) => {
  const nova = { ...atual, ...mudancas } as Guardada
  const nomes = await nomesDasEmpresas(db, atual, nova)
  return {
    antes: { ...legivel(atual), empresa: nomes.get(atual.empresa_id), dados_pessoais: [] },
    depois: {
      ...legivel(nova),
      empresa: nomes.get(nova.empresa_id),
      dados_pessoais: dadosMudados(atual, nova),
    },
  }
}

/** None when it stays with its company, as nearly always. */
const nomesDasEmpresas = async (db: Db, atual: Guardada, nova: Guardada) => {
  if (atual.empresa_id === nova.empresa_id) return new Map<string, string>()
  const lidas = await db
    .select({ id: empresa.id, nome: empresa.nome_fantasia })
    .from(empresa)
    .where(inArray(empresa.id, [atual.empresa_id, nova.empresa_id]))
  return new Map(lidas.map(({ id, nome }) => [id, nome]))
}

const legivel = (v: Guardada) => ({
  plano: v.plano_nome,
  mensalidade: v.mensalidade,
  adicionais: v.oferta.adicionais.map(({ nome, quantidade }) =>
    quantidade > 1 ? `${quantidade} × ${nome}` : nome,
  ),
  promocoes: v.oferta.promocoes.map(({ nome }) => nome),
  canal: v.oferta.canal.nome,
  cidade: v.cidade,
  dia_vencimento: v.dia_vencimento,
  forma_pagamento: v.forma_pagamento,
  agendamento: `${v.agendamento_data} ${v.agendamento_turno}`,
  arrependimento_ate: v.arrependimento_ate,
  vendedor_id: v.vendedor_id,
  cliente_id: v.cliente_id,
})

/**
 * Which data of the person changed, without the values. An edit may give the sale to another client, and from then on
 * the audit of the sale could no longer forget the first one.
 */
const dadosMudados = (atual: Guardada, nova: Guardada) => {
  const campos = Object.keys(nova.cliente) as (keyof Guardada['cliente'])[]
  return [
    ...campos.filter((campo) => outro(atual.cliente[campo], nova.cliente[campo])),
    ...(outro(atual.endereco, nova.endereco) ? ['endereco'] : []),
    ...(atual.observacoes === nova.observacoes ? [] : ['observacoes']),
  ]
}

const outro = (antes: unknown, depois: unknown) => canonico(antes ?? null) !== canonico(depois ?? null)
