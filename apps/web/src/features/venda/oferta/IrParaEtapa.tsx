import type { Etapa } from '@balcao/contract/vendas/etapas'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRascunho } from '../rascunho/aberto.ts'

/** A link to another step of this sale. */
export function IrParaEtapa({ etapa, children }: { etapa: Etapa; children: ReactNode }) {
  const { id } = useRascunho()
  return (
    <Anchor
      inherit
      underline="always"
      renderRoot={(props) => <Link to="/vendedor/venda/$id/$etapa" params={{ id, etapa }} {...props} />}
    >
      {children}
    </Anchor>
  )
}
