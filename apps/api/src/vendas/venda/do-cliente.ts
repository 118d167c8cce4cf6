import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { nomesDasFormas } from '@balcao/contract/vendas/pagamento'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import { acoes, transicoes } from '@balcao/contract/vendas/transicoes'
import { type SQL, sql } from 'drizzle-orm'
import { nomeado, type ReferenciaAoCliente } from '#clientes/cliente/referencias.ts'
import { anexo } from '#vendas/anexo/anexo.table.ts'
import { venda, vendaHistorico } from './venda.table.ts'

const nomesDasAcoes = Object.fromEntries(acoes.map((acao) => [acao, transicoes[acao].rotulo]))

const lista = (linha: SQL, de: SQL, ordem: SQL) =>
  sql`(select coalesce(json_agg(json_build_object(${linha}) order by ${ordem}), '[]') from ${de})`

// With the tables in words: drizzle leaves them out in front of a column, and the inner ones have an id too.
const historico = lista(
  sql`'em', venda_historico.em, 'acao', ${nomeado(vendaHistorico.acao, nomesDasAcoes)},
    'situacao', ${nomeado(vendaHistorico.para, nomesDasSituacoes)}, 'quem', venda_historico.quem,
    'motivo', venda_historico.motivo`,
  // Not what another person did as its subscriber, before the sale was given to this one.
  sql`venda_historico where venda_historico.venda_id = venda.id
    and not (venda_historico.autor = 'ASSINANTE' and venda_historico.autor_id is not null)`,
  sql`venda_historico.id`,
)
const anexos = lista(
  sql`'tipo', ${nomeado(anexo.tipo, nomesDosAnexos)}, 'versao', anexo.versao, 'nome', anexo.nome,
    'enviado_em', anexo.criado_em, 'enviado_por', anexo.usuario_nome`,
  sql`anexo where anexo.venda_id = venda.id and anexo.descartado_em is null`,
  sql`anexo.criado_em`,
)
const acessosAosAnexos = lista(
  sql`'em', anexo_acesso.visto_em, 'quem', anexo_acesso.usuario_nome, 'ip', anexo_acesso.ip`,
  sql`anexo_acesso where anexo_acesso.venda_id = venda.id and anexo_acesso.visto_em is not null`,
  sql`anexo_acesso.visto_em`,
)

/** What a merge moves, and what the person's LGPD file tells of their sales. */
export const vendaDoCliente: ReferenciaAoCliente = {
  coluna: venda.cliente_id,
  antesDoCliente: true,
  id: venda.id,
  titulo: 'vendas',
  campos: {
    protocolo: venda.protocolo,
    criado_em: venda.criado_em,
    situacao: nomeado(venda.situacao, nomesDasSituacoes),
    cliente: venda.cliente,
    endereco: venda.endereco,
    plano: venda.plano_nome,
    mensalidade: venda.mensalidade,
    preco: venda.preco,
    dia_vencimento: venda.dia_vencimento,
    forma_pagamento: nomeado(venda.forma_pagamento, nomesDasFormas),
    observacoes: venda.observacoes,
    restricoes: venda.restricoes,
    motivo: venda.motivo,
    historico,
    anexos,
    acessos_aos_anexos: acessosAosAnexos,
  },
}
