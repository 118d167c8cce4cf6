import type { Acao } from '@balcao/contract/vendas/transicoes'

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

/** These are done by the click itself; the others ask something first. */
const diretas = ['reenviar'] as const satisfies readonly AcaoDaPagina[]
type AcaoDireta = (typeof diretas)[number]

/** Opens a dialog, also from outside: by a key, for example. */
export type AcaoComDialogo = Exclude<AcaoDaPagina, AcaoDireta>

export const ehDireta = (acao: AcaoDaPagina): acao is AcaoDireta => diretas.some((uma) => uma === acao)

/** What the sale waits for; it stands out among the buttons. */
export const principais: readonly AcaoDaPagina[] = ['autorizar', 'aprovar', 'agendar', 'concluir']
export const finais: readonly AcaoDaPagina[] = ['negar', 'reprovar', 'desistir', 'cancelar']
