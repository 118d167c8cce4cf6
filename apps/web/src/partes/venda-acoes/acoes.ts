import type { Acao } from '@balcao/contract/vendas/transicoes'
import type { Venda } from '@balcao/contract/vendas/venda'

/** What a person does to a sent sale with a button that calls the server, in the order of the buttons. */
export const acoesDaPagina = [
  'autorizar',
  'negar',
  'aprovar',
  'devolver',
  'reprovar',
  'agendar',
  'concluir',
  'reenviar',
  'reenviar_link',
  'trocar_vendedor',
  'desistir',
  'cancelar',
] as const satisfies readonly Acao[]
export type AcaoDaPagina = (typeof acoesDaPagina)[number]

/** What the sale waits for; it stands out among the buttons. */
export const principais: readonly AcaoDaPagina[] = ['autorizar', 'aprovar', 'agendar', 'concluir']
export const finais: readonly AcaoDaPagina[] = ['negar', 'reprovar', 'desistir', 'cancelar']

/** Those that have a button on the page: the ones above, and two that lead elsewhere. */
export const comBotao = ({
  acoes,
  arrependimento_ate,
}: Pick<Venda, 'acoes' | 'arrependimento_ate'>): Acao[] =>
  acoes.filter((acao) => {
    // Sold in the shop, there is nothing to withdraw from.
    if (acao === 'desistir') return arrependimento_ate !== null
    return acao === 'editar' || acao === 'copiar' || acoesDaPagina.some((uma) => uma === acao)
  })
