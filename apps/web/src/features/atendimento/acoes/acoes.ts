import type { AcaoDoAtendimento } from '@balcao/contract/posvenda/atendimento-transicoes'

/**
 * What a person does to a ticket with a button, in the order of the buttons: the main one first, as on every
 * screen. Writing has a place of its own.
 */
export const acoesDaPagina = [
  'resolver',
  'fechar',
  'assumir',
  'iniciar',
  'retomar',
  'aguardar_cliente',
  'reabrir',
  'atribuir',
  'editar',
  'unir',
] as const satisfies readonly AcaoDoAtendimento[]
export type AcaoDaPagina = (typeof acoesDaPagina)[number]

/** These are done by the click itself; the others ask something first. */
const diretas = [
  'assumir',
  'iniciar',
  'retomar',
  'aguardar_cliente',
] as const satisfies readonly AcaoDaPagina[]
export type AcaoDireta = (typeof diretas)[number]
export type AcaoComDialogo = Exclude<AcaoDaPagina, AcaoDireta>

export const ehDireta = (acao: AcaoDaPagina): acao is AcaoDireta => diretas.some((uma) => uma === acao)

/** Behind the button with the other actions: they are not the ticket's way on. */
const ocasionais: readonly AcaoDaPagina[] = ['atribuir', 'editar', 'unir']
export const ehOcasional = (acao: AcaoDaPagina) => ocasionais.includes(acao)

export const teclas: Partial<Record<AcaoDaPagina, string>> = {
  assumir: 'A',
  iniciar: 'I',
  retomar: 'V',
  aguardar_cliente: 'G',
  resolver: 'R',
  fechar: 'F',
  reabrir: 'B',
  atribuir: 'T',
  editar: 'E',
}
