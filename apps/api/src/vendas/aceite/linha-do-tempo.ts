import { acoes, transicoes } from '@balcao/contract/vendas/transicoes'
import type { vendaHistorico } from '#vendas/venda/venda.table.ts'

export type PassoDaVenda = Pick<typeof vendaHistorico.$inferSelect, 'em' | 'acao' | 'autor'>

const ONDE = { PESSOA: 'Na empresa', CHAVE: 'Na empresa', ASSINANTE: 'Pelo link', SISTEMA: 'No sistema' }

const rotulo = (acao: string) => {
  const conhecida = acoes.find((uma) => uma === acao)
  return conhecida ? transicoes[conhecida].rotulo : acao
}

/** What led to an acceptance, without the names of who worked on it. */
export const contarAteOAceite = (
  passos: readonly PassoDaVenda[],
  { identificado, aceito }: { identificado: string; aceito: string },
) => [
  ...passos.map(({ em, acao, autor }) => ({ em, texto: `${ONDE[autor]}: ${rotulo(acao).toLowerCase()}` })),
  {
    em: identificado,
    texto: 'Pelo link: identidade conferida (4 últimos números do CPF e data de nascimento)',
  },
  { em: aceito, texto: 'Pelo link: aceite' },
]
