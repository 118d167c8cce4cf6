import { precoEmPalavras } from '@balcao/contract/catalogo/oferta-texto'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { AndamentoDaFechada, PassoDaFechada, VendaFechada } from '@balcao/contract/vendas/aceite-fechada'
import { primeiroNome } from '@balcao/contract/vendas/aceite-link'
import { temVisitaMarcada } from '@balcao/contract/vendas/situacao'
import type { Acao } from '@balcao/contract/vendas/transicoes'
import { eq } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { quemAceita } from '#vendas/venda/quem-aceita.ts'
import { venda, vendaHistorico } from '#vendas/venda/venda.table.ts'
import { ultimoAceite } from './aceite.queries.ts'
import { cobradaAParte } from './cobrada-a-parte.ts'
import type { LinkDaVenda } from './link.ts'
import { empresaDaVenda } from './oferta.queries.ts'

type Vendida = typeof venda.$inferSelect

/** 404 also for a person who was forgotten, and for one whose sale was given to another client. */
export const vendaFechadaDe = async (db: Db, link: LinkDaVenda | null): Promise<Vendida> => {
  const [achada] = link ? await db.select().from(venda).where(eq(venda.id, link.vendaId)) : []
  if (!achada?.cliente.cpf_cnpj || achada.cliente_numero !== link?.numero) throw naoEncontrado()
  return achada
}

const ACAO_DO_PASSO: Record<PassoDaFechada, Acao> = {
  ENVIADA: 'enviar',
  ACEITA: 'aceitar',
  APROVADA: 'aprovar',
  AGENDADA: 'agendar',
  INSTALADA: 'concluir',
}
const CHEGADAS: Partial<Record<Vendida['situacao'], number>> = { APROVADA: 3, AGENDADA: 4, CONCLUIDA: 5 }

const ACABADAS: readonly Vendida['situacao'][] = ['CANCELADA', 'REPROVADA']

/** Steps happened, but an edit can take a sale back: what counts is where it stands. */
const passosDe = async (db: Db, { id, situacao, oferta, aceite_resumo }: Vendida) => {
  const linhas = await db
    .select({ acao: vendaHistorico.acao, em: vendaHistorico.em })
    .from(vendaHistorico)
    .where(eq(vendaHistorico.venda_id, id))
    .orderBy(vendaHistorico.id)
  const ultima = (acao: Acao) => linhas.findLast((linha) => linha.acao === acao)?.em ?? null
  const passos = Object.keys(ACAO_DO_PASSO) as PassoDaFechada[]
  // Nothing is still to come.
  if (ACABADAS.includes(situacao))
    return passos
      .map((passo) => ({ passo, em: ultima(ACAO_DO_PASSO[passo]) }))
      .filter(({ em }) => em !== null)
  const alcancados = CHEGADAS[situacao] ?? (aceite_resumo ? 2 : 1)
  return passos
    .map((passo, i) => ({ passo, em: i < alcancados ? ultima(ACAO_DO_PASSO[passo]) : null }))
    .filter(({ passo }) => passo !== 'ACEITA' || oferta.canal.exige_aceite_digital)
}

export const andamentoDe = async (db: Db, vendida: Vendida): Promise<AndamentoDaFechada> => {
  const { situacao, agendamento_data: data, agendamento_turno: turno, arrependimento_ate } = vendida
  const confirmado = temVisitaMarcada(situacao)
  const acabou = ACABADAS.includes(situacao)
  return {
    situacao,
    passos: await passosDe(db, vendida),
    agendamento: acabou ? null : { data, turno, confirmado },
    arrependimento_ate: acabou ? null : arrependimento_ate,
    aceite_ate: situacao === 'AGUARDANDO_ACEITE' ? vendida.aceite_ate : null,
  }
}

export const verFechada = async (db: Db, vendida: Vendida): Promise<VendaFechada> => {
  const { oferta, preco } = vendida
  const { nome, download_mbps, upload_mbps, fidelidade_meses } = oferta.etiqueta.plano
  const { razao_social: _, ...empresa } = await empresaDaVenda(db, vendida.empresa_id)
  const { marca } = await lerConfiguracao(db)
  const aceito = await ultimoAceite(db, vendida.id)
  const aParte = await cobradaAParte()(db, vendida.id)
  const vale = aceito && aceito.resumo === vendida.aceite_resumo
  return {
    ...(await andamentoDe(db, vendida)),
    ...{ protocolo: vendida.protocolo, marca, empresa, fidelidade_meses },
    primeiro_nome: primeiroNome(quemAceita(vendida.cliente).nome),
    plano: { nome, download_mbps, upload_mbps },
    adicionais: oferta.adicionais.map(({ nome, quantidade }) => ({ nome, quantidade })),
    promocoes: oferta.promocoes.map(({ nome }) => nome),
    por_mes: precoEmPalavras(preco) ?? formatarDinheiro(preco.mensalidade_regular),
    primeira_fatura: aParte ? (preco.meses[0]?.total ?? 0) : preco.primeira_fatura.total,
    cobrada_a_parte: aParte,
    instalacao: preco.instalacao.total,
    dia_vencimento: vendida.dia_vencimento,
    forma_pagamento: vendida.forma_pagamento,
    cidade: vendida.cidade,
    aceite: vale ? { em: aceito.em, texto_sha256: aceito.texto_sha256, pdf: true } : null,
  }
}
