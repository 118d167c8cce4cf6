import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import type { MarcoDaVenda } from '@balcao/contract/vendas/marco'
import { acoesPossiveis, type QuemAge } from '@balcao/contract/vendas/pode-agir'
import type { LinhaDaVenda, Venda } from '@balcao/contract/vendas/venda'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { comoVista } from './mascarar.ts'
import { venda, vendaHistorico } from './venda.table.ts'

/** Sales of the person's companies: all of them, or those that they made. */
export const alcancada = (quem: Pessoa) =>
  and(
    quem.empresas === null ? undefined : inArray(venda.empresa_id, [...quem.empresas]),
    quem.pode('LISTAR.TODAS_VENDAS') ? undefined : sql`${quem.id}::uuid = any(${venda.donos})`,
  )

/** A seller's key of the API is no second pair of eyes: it decides nothing about what its maker sold. */
export const ehPropria = ({ contaId }: Pessoa, { donos }: { donos: string[] }) => donos.includes(contaId)

/** Who hands the subscriber's links over. */
export const mandaLink = (quem: Pessoa, vendida: { donos: string[] }) =>
  quem.pode('EDITAR.VENDA') || (quem.pode('REALIZAR_VENDA') && ehPropria(quem, vendida))

/** Whether who sold may approve, which only a setting allows. */
export const quemAge = async (db: Db, quem: Pessoa, lida?: Configuracao) => {
  const { aprovacao_propria } = lida ?? (await lerConfiguracao(db))
  return { pode: quem.pode, aprovaPropria: aprovacao_propria === 'PERMITIDA' }
}

const lerVenda = (db: Db, quem: Pessoa, id: string) =>
  db
    .select({ venda, empresa: empresa.nome_fantasia, vendedor: usuario.nome })
    .from(venda)
    .innerJoin(empresa, eq(empresa.id, venda.empresa_id))
    .innerJoin(usuario, eq(usuario.id, venda.vendedor_id))
    .where(and(eq(venda.id, id), alcancada(quem)))

/** `configuracao`: for who has read it already. */
export const obterVenda = async (
  db: Db,
  quem: Pessoa,
  id: string,
  configuracao?: Configuracao,
): Promise<Venda> => {
  const [[lida], historico, age] = await Promise.all([
    lerVenda(db, quem, id),
    historicoDaVenda(db, id),
    quemAge(db, quem, configuracao),
  ])
  if (!lida) throw naoEncontrado()
  return vendaVista(quem, lida, historico, age)
}

/** What is read of a sale, with the names that it points to. */
export type VendaLida = {
  venda: Omit<
    typeof venda.$inferSelect,
    | (
        | 'canal_venda_id'
        | 'endereco_id'
        | 'codigo_ibge'
        | 'cliente_nome'
        | 'plano_nome'
        | 'cidade'
        | 'mensalidade'
      )
    | (
        | 'aceite_resumo'
        | 'aceite_ate'
        | 'link_numero'
        | 'cliente_numero'
        | 'feita_em'
        | 'resumo_do_envio'
        | 'busca'
      )
    | `${MarcoDaVenda}_em`
  >
  empresa: string
  vendedor: string
}

/** A sale as far as this person may see it, and what they may do with it. */
export const vendaVista = (quem: Pessoa, lida: VendaLida, historico: LinhaDaVenda[], age: QuemAge): Venda => {
  const v = lida.venda
  const { plano, adicionais, promocoes, canal } = v.oferta
  return {
    id: v.id,
    protocolo: v.protocolo,
    situacao: v.situacao,
    situacao_em: v.situacao_em,
    motivo: v.motivo,
    empresa: { id: v.empresa_id, nome: lida.empresa },
    canal,
    vendedor: { id: v.vendedor_id, nome: lida.vendedor },
    cliente_id: v.cliente_id,
    ...comoVista(quem, v),
    plano: { id: v.plano_id, nome: plano.nome },
    adicionais: adicionais.map(({ id, nome, quantidade }) => ({ id, nome, quantidade })),
    promocoes: promocoes.map(({ id, nome }) => ({ id, nome })),
    preco: v.preco,
    dia_vencimento: v.dia_vencimento,
    forma_pagamento: v.forma_pagamento,
    agendamento: { data: v.agendamento_data, turno: v.agendamento_turno },
    observacoes: v.observacoes,
    restricoes: v.restricoes,
    autorizacao: v.autorizacao && {
      por: v.autorizacao.por,
      em: v.autorizacao.em,
      motivo: v.autorizacao.motivo,
    },
    arrependimento_ate: v.arrependimento_ate,
    historico,
    acoes: acoesPossiveis({ situacao: v.situacao, propria: ehPropria(quem, v) }, age),
    criado_em: v.criado_em,
    atualizado_em: v.atualizado_em,
    versao: v.versao,
  }
}

const historicoDaVenda = (db: Db, id: string) =>
  db
    .select({
      id: vendaHistorico.id,
      em: vendaHistorico.em,
      acao: sql<LinhaDaVenda['acao']>`${vendaHistorico.acao}`,
      de: vendaHistorico.de,
      para: vendaHistorico.para,
      autor: vendaHistorico.autor,
      quem: vendaHistorico.quem,
      motivo: vendaHistorico.motivo,
    })
    .from(vendaHistorico)
    .where(eq(vendaHistorico.venda_id, id))
    .orderBy(vendaHistorico.id)
