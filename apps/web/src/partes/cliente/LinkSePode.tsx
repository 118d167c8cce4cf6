import { ABRE_CLIENTE } from '@balcao/contract/clientes/cliente/quem-abre'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePode } from '#habilidade.ts'

type LinkDoClienteProps = { id: string; className?: string | undefined; children: ReactNode }

/** The client's page, for people who may open it. For others it is only the name. */
export function LinkDoCliente({ id, className, children }: LinkDoClienteProps) {
  if (!usePode(...ABRE_CLIENTE)) return children
  return (
    <Link to="/admin/cliente/$id" params={{ id }} {...(className && { className })}>
      {children}
    </Link>
  )
}

type LinkDoContratoProps = { id: string; planoId: string; children: ReactNode }

/** The same for the page of one of the client's contracts, which the same people may open. */
export function LinkDoContrato({ id, planoId, children }: LinkDoContratoProps) {
  if (!usePode(...ABRE_CLIENTE)) return children
  return (
    <Link to="/admin/cliente/$id/plano/$planoId" params={{ id, planoId }}>
      {children}
    </Link>
  )
}
