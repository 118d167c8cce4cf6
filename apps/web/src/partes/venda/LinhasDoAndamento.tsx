import { nomeDoAutor } from '@balcao/contract/base/auditoria'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import { transicoes } from '@balcao/contract/vendas/transicoes'
import type { LinhaDaVenda } from '@balcao/contract/vendas/venda'
import { Andamento } from '#ui/historico/Andamento.tsx'

/** An action that leaves the state as it was is named itself. */
const oQueHouve = ({ acao, de, para }: LinhaDaVenda) =>
  de === para ? transicoes[acao].rotulo : nomesDasSituacoes[para]

/** What has happened to a sale, the last first. */
export function LinhasDoAndamento({ linhas }: { linhas: readonly LinhaDaVenda[] }) {
  const passos = linhas
    .toSorted((a, b) => b.em.localeCompare(a.em))
    .map((linha) => ({
      id: linha.id,
      oQue: oQueHouve(linha),
      em: linha.em,
      quem: nomeDoAutor(linha),
      motivo: linha.motivo,
    }))
  return <Andamento passos={passos} />
}
