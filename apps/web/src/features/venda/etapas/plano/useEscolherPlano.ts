import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { useState } from 'react'
import { emLista } from '#textos/emLista.ts'
import { useEventos } from '#ui/useEventos.ts'
import { trocarPlano } from '../../oferta/trocar-plano.ts'
import { useOferta } from '../../oferta/useOferta.ts'
import { useRascunho } from '../../rascunho/aberto.ts'
import { textos } from './plano.textos.ts'

/** Writes the plan into the draft, and says what could not come along. */
export function useEscolherPlano() {
  const { dados, mudar } = useRascunho()
  const { oferta: antiga } = useOferta()
  const [aviso, setAviso] = useState<string | null>(null)
  const { escolher } = useEventos({
    escolher: (nova: Oferta) => {
      if (nova.id === dados.plano_id) return
      const { mudanca, sairam } = trocarPlano(dados, antiga, nova)
      mudar(mudanca)
      setAviso(sairam.length > 0 ? textos.sairam(emLista(sairam)) : null)
    },
  })
  return { escolhido: dados.plano_id, escolher, aviso }
}
