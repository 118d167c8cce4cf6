import { type Etapa, etapas } from '@balcao/contract/vendas/etapas'
import { useNavigate } from '@tanstack/react-router'

/** The steps before and after this one. */
export function usePassos(id: string, etapa: Etapa) {
  const navegar = useNavigate()
  const lugar = etapas.indexOf(etapa)
  const anterior = etapas[lugar - 1]
  const seguinte = etapas[lugar + 1]
  const ir = (para: Etapa) => void navegar({ to: '/vendedor/venda/$id/$etapa', params: { id, etapa: para } })
  return {
    anterior,
    seguinte,
    continuar: () => seguinte && ir(seguinte),
  }
}
