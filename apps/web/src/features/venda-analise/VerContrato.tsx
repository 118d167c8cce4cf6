import { ABRE_CLIENTE } from '@balcao/contract/clientes/cliente/quem-abre'
import type { Analise } from '@balcao/contract/vendas/analise-api'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { textos } from './analise.textos.ts'

/** Where a sale goes on once it is sold: what is installed is charged and changed on its contract. */
export function VerContrato({ contrato }: Pick<Analise, 'contrato'>) {
  const ve = usePode(...ABRE_CLIENTE)
  if (!contrato || !ve) return null
  const params = { id: contrato.cliente_id, planoId: contrato.id }
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link to="/admin/cliente/$id/plano/$planoId" params={params} {...props} />}
    >
      {textos.verContrato}
    </Button>
  )
}
