import type { Permissao } from '#base/permissao.ts'
import { nomesDasSituacoesDeAtendimento } from './atendimento-nomes.ts'
import type { SituacaoAtendimento } from './atendimento-opcoes.ts'
import {
  type AcaoDoAtendimento,
  acoesDoAtendimento,
  type TransicaoDoAtendimento,
  transicoesDoAtendimento,
} from './atendimento-transicoes.ts'

type Atendimento = {
  situacao: SituacaoAtendimento
  /** The ticket into which this double was merged. */
  unido_a: { protocolo: number } | null
}

const daTabela = (acao: AcaoDoAtendimento): TransicaoDoAtendimento => transicoesDoAtendimento[acao]

const porSituacao = (acao: AcaoDoAtendimento, { situacao, unido_a }: Atendimento): string => {
  if (unido_a) return `Este atendimento foi unido ao ${unido_a.protocolo}: continue por lá`
  if (situacao !== 'FECHADO')
    return `“${daTabela(acao).rotulo}” não é possível: o atendimento está em “${nomesDasSituacoesDeAtendimento[situacao]}”`
  if (acao === 'fechar') return 'Este atendimento já está fechado'
  return 'Este atendimento está fechado: reabra-o antes'
}

/** Why an action is impossible. By the state, nobody could do it now; otherwise somebody else could. */
export type ImpedimentoNoAtendimento = { por: 'SITUACAO' | 'PERMISSAO'; texto: string }

/** Why this person cannot do this with this ticket. Null when they can. */
export const impedimentoNoAtendimento = (
  acao: AcaoDoAtendimento,
  atendimento: Atendimento,
  pode: (permissao: Permissao) => boolean,
): ImpedimentoNoAtendimento | null => {
  if (!pode('EDITAR.ATENDIMENTO'))
    return { por: 'PERMISSAO', texto: 'Você não possui permissão para fazer isso' }
  if (atendimento.unido_a || !daTabela(acao).de.includes(atendimento.situacao))
    return { por: 'SITUACAO', texto: porSituacao(acao, atendimento) }
  return null
}

/** What this person may do with this ticket now: the buttons, in the order of the table. */
export const acoesPossiveisNoAtendimento = (
  atendimento: Atendimento,
  pode: (permissao: Permissao) => boolean,
): AcaoDoAtendimento[] =>
  acoesDoAtendimento.filter((acao) => impedimentoNoAtendimento(acao, atendimento, pode) === null)

/** The state after the action. */
export const situacaoDepois = (acao: AcaoDoAtendimento, antes: SituacaoAtendimento): SituacaoAtendimento => {
  const { para } = daTabela(acao)
  return para === 'FICA' ? antes : para
}
