import type { SituacaoVenda } from './situacao.ts'
import { type Acao, type Transicao, transicoes } from './transicoes.ts'

/** What only one person at a time should be about to do. */
export const DECISOES: readonly Acao[] = ['autorizar', 'negar', 'aprovar', 'devolver', 'reprovar']

/** Whether a sale in this state waits for one of them. */
export const esperaDecisao = (situacao: SituacaoVenda): boolean =>
  DECISOES.some((acao) => {
    const { de }: Transicao = transicoes[acao]
    return de.includes(situacao)
  })
