import { diaNoFuso } from '@balcao/contract/valores/dia'
import type { FilaDeVendas, VendaNaLista } from '@balcao/contract/vendas/lista-api'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import { visao } from '@balcao/contract/vendas/visao'

const HORA_MS = 3_600_000

/** After how many hours a sale in this state is late. */
export type Prazos = ReadonlyMap<SituacaoVenda, number>

export const prazosDas = (filas: readonly FilaDeVendas[] | undefined): Prazos =>
  new Map(
    filas?.flatMap(({ visao: nome, prazo_em_horas: prazo }) =>
      prazo === null ? [] : visao(nome).situacoes.map((situacao) => [situacao, prazo] as const),
    ),
  )

type Momento = { agora: number; prazos: Prazos; fuso: string }

/** Waiting for longer than the setting allows, or an installation whose day has passed. */
export const estaAtrasada = (venda: VendaNaLista, { agora, prazos, fuso }: Momento): boolean => {
  const { situacao, situacao_em, agendamento } = venda
  if (situacao === 'AGENDADA') return agendamento.data < diaNoFuso(new Date(agora), fuso)
  const prazo = prazos.get(situacao)
  return prazo !== undefined && agora - Date.parse(situacao_em) > prazo * HORA_MS
}
