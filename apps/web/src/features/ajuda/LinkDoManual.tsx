import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Destino } from './pagina.ts'

type LinkDoManualProps = { para: Destino; atual?: boolean; children: ReactNode }

/** Drops a search: its results would hide the page. */
export function LinkDoManual({ para: { pagina, secao }, atual, children }: LinkDoManualProps) {
  const comuns = {
    hash: secao,
    search: {},
    // Otherwise every section of the open page would count as the current one, and the index always.
    activeOptions: { exact: true, includeHash: true },
    'aria-current': atual ? ('page' as const) : undefined,
  }
  return pagina ? (
    <Link to="/ajuda/$pagina" params={{ pagina }} {...comuns}>
      {children}
    </Link>
  ) : (
    <Link to="/ajuda" {...comuns}>
      {children}
    </Link>
  )
}
