import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { Alert } from '@mantine/core'
import { useOfertas } from '../../oferta/useOfertas.ts'
import { useRascunho } from '../../rascunho/aberto.ts'
import { textos } from './plano.textos.ts'

/** The draft's plan is not among the offers: the city changed, or it is no longer sold. */
export function PlanoForaDaqui({ ofertas }: { ofertas: readonly Oferta[] }) {
  const { plano_id } = useRascunho().dados
  const { retrato } = useOfertas()
  if (!plano_id || ofertas.some(({ id }) => id === plano_id)) return null
  const nome = retrato?.planos.find(({ id }) => id === plano_id)?.nome
  return (
    <Alert color="warning" role="alert">
      {textos.foraDaqui(nome)}
    </Alert>
  )
}
