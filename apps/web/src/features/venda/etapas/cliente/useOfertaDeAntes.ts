import type { CriteriosDoRetrato } from '@balcao/contract/catalogo/ofertas-do-retrato'
import { useState } from 'react'
import { useCriterios } from '../../oferta/useCriterios.ts'
import { usePreco } from '../../oferta/usePreco.ts'

export type OfertaDeAntes = {
  montada: NonNullable<ReturnType<typeof usePreco>>
  criterios: CriteriosDoRetrato
}

/** What another person or city changes is not the channel's doing. */
export const paraOMesmo = (um: CriteriosDoRetrato, outro: CriteriosDoRetrato) =>
  um.codigo_ibge === outro.codigo_ibge && um.tipo_pessoa === outro.tipo_pessoa

/** What the sale was, before its company or channel was changed here. Null: neither was. */
export function useOfertaDeAntes() {
  const montada = usePreco()
  const criterios = useCriterios()
  const [antes, setAntes] = useState<OfertaDeAntes | null>(null)
  const lembrar = () => {
    // Where the plan was not sold, or no channel was chosen, nobody was told a price. The first one stands: whoever goes
    // back to it changes nothing.
    if (montada && criterios.canal_venda_id)
      setAntes((ja) => (ja && paraOMesmo(ja.criterios, criterios) ? ja : { montada, criterios }))
  }
  return { antes, lembrar }
}
