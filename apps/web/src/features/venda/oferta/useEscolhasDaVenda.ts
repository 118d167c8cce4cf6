import { useState } from 'react'
import { alternarPromocao, comQuantidade, type EscolhasDaOferta } from '#partes/oferta/escolhas.ts'
import { avisoDaTroca } from '#partes/oferta/troca.ts'
import { useRascunho } from '../rascunho/aberto.ts'
import type { usePreco } from './usePreco.ts'

type Montada = NonNullable<ReturnType<typeof usePreco>>

/** The draft's choices of the offer, for the parts that the catalogue shows too. */
export function useEscolhasDaVenda({ oferta, promocoes, adicionais }: Montada) {
  const { dados, mudar } = useRascunho()
  const [aviso, setAviso] = useState<string | null>(null)
  const tomadas = promocoes.map(({ id }) => id)
  const feitas: EscolhasDaOferta = {
    escolhas: { adicionais: dados.adicionais, promocoes: dados.promocoes },
    promocoes,
    adicionais,
    aviso,
    mudarQuantidade: (id, quantidade) => {
      mudar({ adicionais: comQuantidade(dados.adicionais, id, quantidade) })
      setAviso(null)
    },
    alternarPromocao: (id) => {
      const novas = alternarPromocao(oferta, tomadas, id)
      mudar({ promocoes: novas })
      setAviso(avisoDaTroca(oferta.promocoes, tomadas, novas))
    },
    usarMelhor: () => {
      mudar({ promocoes: null })
      setAviso(null)
    },
  }
  return { feitas, avisar: setAviso }
}
