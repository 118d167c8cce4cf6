import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Destino } from './pagina.ts'

type LinkDoManualProps = { para: Destino; atual?: boolean; children: ReactNode }

/** Drops a search: its results would hide the page. */
export function LinkDoManual({ para: { pagina, secao }, atual, children }: LinkDoManualProps) {
  const comuns = { hash: secao, search: {}, 'aria-current': atual ? ('page' as const) : undefined }
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
