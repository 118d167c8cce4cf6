import type { Anexo } from '@balcao/contract/vendas/anexo'
import { intactaDesde, nadaMudou } from '@balcao/contract/vendas/devolucao'
import type { Venda } from '@balcao/contract/vendas/venda'
import { nadaMudouEmPalavras } from '#partes/venda/nada-mudou.textos.ts'

/** What to ask before a sale goes back as it came; null when something has changed, and there is nothing to ask. */
export const notaAoReenviar = (
  {
    situacao,
    situacao_em,
    motivo,
    historico,
  }: Pick<Venda, 'situacao' | 'situacao_em' | 'motivo' | 'historico'>,
  anexos: readonly Anexo[],
): string | null => {
  const edicao = historico.findLast(({ acao }) => acao === 'editar')
  return nadaMudou(intactaDesde({ situacao, situacao_em }, edicao?.em), anexos)
    ? nadaMudouEmPalavras(motivo)
    : null
}
