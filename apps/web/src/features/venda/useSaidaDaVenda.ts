import { useParams } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'

/** Where one goes from the steps: to the own sales or, for people who only correct those of others, back to the sale. */
export function useSaidaDaVenda() {
  const { id = '' } = useParams({ strict: false })
  const vende = usePode('REALIZAR_VENDA')
  return vende ? ({ to: '/vendedor' } as const) : ({ to: '/admin/venda/$id', params: { id } } as const)
}
