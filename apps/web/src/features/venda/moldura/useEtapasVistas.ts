import { type Etapa, etapas } from '@balcao/contract/vendas/etapas'
import { useState } from 'react'

const ate = (etapa: Etapa): Etapa[] => etapas.slice(0, etapas.indexOf(etapa))

/**
 * The steps that were left once, and those before the one that is open. Only there is it said what is missing:
 * nobody is told off for a field that they have not reached.
 */
export function useEtapasVistas(etapa: Etapa): ReadonlySet<Etapa> {
  const [vistas, setVistas] = useState<ReadonlySet<Etapa>>(() => new Set(ate(etapa)))
  const [anterior, setAnterior] = useState(etapa)
  if (anterior !== etapa) {
    setAnterior(etapa)
    setVistas(new Set([...vistas, ...ate(etapa), anterior]))
  }
  return vistas
}
