import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import { transicoes } from '@balcao/contract/vendas/transicoes'
import type { LinhaDaVenda } from '@balcao/contract/vendas/venda'

/** Those that may leave the state as it was. */
const feitas: Partial<Record<LinhaDaVenda['acao'], string>> = {
  editar: 'Editada',
  agendar: 'Reagendada',
  reenviar_link: 'Link reenviado',
  bloquear_link: 'Link bloqueado',
  trocar_vendedor: 'Vendedor trocado',
}

/** A line of the history, as a state or as what was done. */
export const oQueHouve = ({ acao, de, para }: LinhaDaVenda) =>
  de === para ? (feitas[acao] ?? transicoes[acao].rotulo) : nomesDasSituacoes[para]
