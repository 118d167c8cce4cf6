import type { ReactNode } from 'react'

/** A column as a screen describes it. The first one names the row: it holds the link and cannot be hidden. */
export type Coluna<Linha> = {
  id: string
  titulo: string
  celula: (linha: Linha) => ReactNode
  /** Right-aligned, figures of one width. */
  numero?: boolean
  /** The id is then a name that the list's `ordem` accepts. */
  ordenavel?: boolean
  /** Hidden until somebody asks for it. */
  opcional?: boolean
  /** On a phone's card it stands beside the title instead of in the list below: a state, a value. */
  destaque?: boolean
}

/** One page of rows. A list too long to be counted on every page brings no total. */
export type PaginaDaTabela<Linha> = {
  itens: Linha[]
  anterior: string | null
  proximo: string | null
  total?: number
  total_exato?: boolean
}

/** What the screen's own link element must be given, so that `ui` need not know the routes. */
type PropsDoLink = {
  className: string
  tabIndex: number
  onFocus: () => void
  children: ReactNode
  'data-linha': true
}

export type LinkDaLinha<Linha> = (linha: Linha, props: PropsDoLink) => ReactNode
