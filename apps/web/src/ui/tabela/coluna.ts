import type { ReactNode } from 'react'

/** A column as a screen describes it. The first one names the row: it has the link and cannot be hidden. */
export type Coluna<Linha> = {
  id: string
  titulo: string
  celula: (linha: Linha) => ReactNode
  /** Right-aligned, with digits of equal width. */
  numero?: boolean
  /** The id must then be a name that the list's `ordem` accepts. */
  ordenavel?: boolean
  /** Hidden by default. */
  opcional?: boolean
  /** Text of any length: how much of the width it takes, in percent. It is cut before the table scrolls sideways. */
  parte?: number
  /** On a phone's card it is beside the title instead of in the list below: a state, a value. */
  destaque?: boolean
}

/** One page of rows. A list that is too long to count on every page brings no total. */
export type PaginaDaTabela<Linha> = {
  itens: Linha[]
  anterior: string | null
  proximo: string | null
  total?: number
  total_exato?: boolean
}

/** The props of the screen's own link element, so that `ui` does not have to know the routes. */
type PropsDoLink = {
  className: string
  tabIndex: number
  onFocus: () => void
  children: ReactNode
  'data-linha': true
}

export type LinkDaLinha<Linha> = (linha: Linha, props: PropsDoLink) => ReactNode
