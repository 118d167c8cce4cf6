import type { SituacaoVenda } from './situacao.ts'

/** Since when a sale is back with its seller as it was sent. Null: it is not, or somebody has edited it meanwhile. */
export const intactaDesde = (
  { situacao, situacao_em }: { situacao: SituacaoVenda; situacao_em: string },
  editada_em: string | undefined,
): string | null => {
  const editada = editada_em !== undefined && Date.parse(editada_em) > Date.parse(situacao_em)
  return situacao === 'PENDENTE' && !editada ? situacao_em : null
}

/** Of such a sale: nothing of what it came back for has been done. An attachment that came since is a change too. */
export const nadaMudou = (
  intacta_desde: string | null | undefined,
  anexos: readonly { criado_em: string }[],
): boolean =>
  typeof intacta_desde === 'string' &&
  anexos.every(({ criado_em }) => Date.parse(criado_em) <= Date.parse(intacta_desde))
