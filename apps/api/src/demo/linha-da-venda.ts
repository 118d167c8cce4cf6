import type { Preco } from '@balcao/contract/catalogo/preco/preco-resultado'
import { somarDias } from '@balcao/contract/valores/dia'
import { DIAS_DE_ARREPENDIMENTO } from '@balcao/contract/vendas/aceite'
import { type MarcoDaVenda, marcosDaVenda, nomesDosMarcos } from '@balcao/contract/vendas/marco'
import { formasDePagamento, turnos } from '@balcao/contract/vendas/pagamento'
import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import type { Restricao } from '@balcao/contract/vendas/restricao'
import type { ClienteDaVenda } from '@balcao/contract/vendas/venda-dados'
import { v7 } from 'uuid'
import { resumoDe } from '#infra/resumo.ts'
import { resumoDoVendido } from '#vendas/venda/porta.ts'
import { restricoesProprias } from '#vendas/venda/restricoes.ts'
import type { OfertaCongelada } from '#vendas/venda/venda.table.ts'
import { diaDe } from './dia.ts'
import { type ClienteGravado, haDias } from './gravar-clientes.ts'
import type { Sorte } from './sorte.ts'
import type { VendaDaDemo } from './vendas.ts'

const DIAS_ATE_A_VISITA = 3
/** From today: most of what is scheduled is near, and somebody was not at home yesterday. */
const DIAS_AGENDADOS = [-1, 0, 0, 0, 1, 1, 2, 3]

/** The register does not have it. */
export const NASCIMENTO_DO_RESPONSAVEL = '1980-03-15'

export type Alguem = { id: string; nome: string }
type Onde = { endereco: ClienteGravado['enderecos'][number]; cidade: { nome: string; uf: string } }
type Vendido = { oferta: OfertaCongelada; preco: Preco }

/** The columns of a sale that came to its state by its steps. */
export const linhaDaVenda = (
  vendida: VendaDaDemo,
  { endereco, cidade }: Onde,
  { oferta, preco }: Vendido,
  analista: Alguem,
  sorte: Sorte,
) => {
  const { cliente, vendedor, plano, situacao, enviada, ultimo } = vendida
  const feito = (acao: string) => vendida.passos.find((passo) => passo.acao === acao)
  const { id: endereco_id, tipo: _, ...instalacao } = endereco
  const deQuem = { empresa_id: cliente.dados.empresa_id, canal_venda_id: oferta.canal.id }
  const pagamento = { dia_vencimento: sorte.um([5, 10, 15]), forma_pagamento: sorte.um(formasDePagamento) }
  const agendamento = { data: diaDaVisita(vendida, sorte), turno: sorte.um(turnos) }
  const dados = {
    ...RASCUNHO_VAZIO,
    ...deQuem,
    cliente: { id: cliente.id },
    endereco: { id: endereco_id },
    plano_id: oferta.plano.id,
    promocoes: oferta.promocoes.map(({ id }) => id),
    ...pagamento,
    agendamento,
  }
  const vendido = {
    cliente: compradorDe(cliente),
    endereco: { ...instalacao, cidade: cidade.nome, uf: cidade.uf },
    oferta,
    preco,
  }
  const autorizada = feito('autorizar')
  // It reads everything that was sold: only where somebody has vouched for it.
  const resumo = autorizada || feito('aceitar') ? resumoDoVendido(vendido) : ''
  const comOCliente = diaDe(new Date(cliente.criado_em)) === diaDe(enviada)
  const fora = oferta.canal.fora_do_estabelecimento
  const observacoes = sorte.chance(0.1) ? 'Ligar antes de ir' : null
  const digitado = { ...dados, ...(observacoes && { observacoes }) }
  return {
    ...deQuem,
    ...vendido,
    id: v7({ msecs: enviada.getTime() }),
    vendedor_id: vendedor.id,
    donos: [vendedor.id],
    cliente_id: cliente.id,
    ...{ cliente_criado: comOCliente, endereco_criado: comOCliente },
    endereco_id,
    plano_id: oferta.plano.id,
    codigo_ibge: endereco.codigo_ibge,
    situacao,
    situacao_em: ultimo.em,
    motivo: ultimo.motivo,
    ...marcosDe(vendida),
    dados: digitado,
    cliente_nome: cliente.dados.nome,
    plano_nome: plano.nome,
    cidade: `${cidade.nome} – ${cidade.uf}`,
    mensalidade: preco.mensalidade_regular,
    ...pagamento,
    agendamento_data: agendamento.data,
    agendamento_turno: agendamento.turno,
    observacoes,
    restricoes: restricoesDe(vendida),
    autorizacao: autorizada
      ? { por: analista.nome, em: autorizada.em.toISOString(), motivo: autorizada.motivo ?? '', resumo }
      : null,
    aceite_resumo: feito('aceitar') ? resumo : null,
    aceite_ate: situacao === 'AGUARDANDO_ACEITE' ? haDias(-DIAS_ATE_A_VISITA) : null,
    link_numero: 1,
    cliente_numero: 0,
    arrependimento_ate:
      feito('concluir') && fora ? somarDias(diaDe(ultimo.em), DIAS_DE_ARREPENDIMENTO) : null,
    feita_em: enviada,
    resumo_do_envio: resumoDe({ dados: digitado, total_mostrado: preco.total_fidelidade }),
    criado_em: enviada,
    atualizado_em: ultimo.em,
    versao: vendida.passos.length,
  }
}

/** When it first came so far, as its steps say. */
const marcosDe = ({ passos }: VendaDaDemo) => {
  const passou = (marco: MarcoDaVenda) =>
    passos.find(({ para }) => (marcosDaVenda[marco].situacoes as readonly string[]).includes(para))?.em ??
    null
  return Object.fromEntries(nomesDosMarcos.map((marco) => [`${marco}_em`, passou(marco)]))
}

const compradorDe = ({ dados }: ClienteGravado): ClienteDaVenda => {
  const {
    empresa_id: _,
    enderecos: __,
    situacao: ___,
    observacoes: ____,
    id_externo: _____,
    ...pessoa
  } = dados
  return {
    ...pessoa,
    responsavel: pessoa.responsavel && { ...pessoa.responsavel, data_nascimento: NASCIMENTO_DO_RESPONSAVEL },
  }
}

const diaDaVisita = ({ situacao, enviada, ultimo }: VendaDaDemo, sorte: Sorte) => {
  if (situacao === 'CONCLUIDA') return diaDe(ultimo.em)
  if (situacao === 'AGENDADA') return somarDias(diaDe(new Date()), sorte.um(DIAS_AGENDADOS))
  return somarDias(diaDe(enviada), DIAS_ATE_A_VISITA)
}

const restricoesDe = ({ cliente, plano, regra }: VendaDaDemo): Restricao[] =>
  regra === 'CONTRATO_ATIVO'
    ? [{ regra, texto: 'Já há um contrato ativo neste endereço' }]
    : restricoesProprias(cliente, plano)
