import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { type Escolhas, NADA_ESCOLHIDO, precoDaOferta } from '@balcao/contract/catalogo/oferta-preco'
import { useMemo, useState } from 'react'
import { aplicarCupom, semCupom } from '#partes/oferta/cupom.ts'
import { alternarPromocao, comQuantidade } from '#partes/oferta/escolhas.ts'
import { avisoDaTroca } from '#partes/oferta/troca.ts'

/** What the person chose of an offer, what that costs, and what was changed without being asked for. */
export function useEscolhas(oferta: Oferta, dia: string) {
  const [escolhas, setEscolhas] = useState(NADA_ESCOLHIDO)
  const [aviso, setAviso] = useState<string | null>(null)
  const mudar = (parte: Partial<Escolhas>, novoAviso: string | null = null) => {
    setEscolhas({ ...escolhas, ...parte })
    setAviso(novoAviso)
  }

  // The coupon's promotion arrives with the offer, some time after the request, and is then applied.
  const [cupomVisto, setCupomVisto] = useState<string>()
  const doCupom = oferta.promocoes.find(({ codigo }) => codigo !== null)
  if (doCupom?.id !== cupomVisto) {
    setCupomVisto(doCupom?.id)
    if (doCupom) {
      const { promocoes, aviso } = aplicarCupom(oferta, dia, escolhas, doCupom)
      mudar({ promocoes }, aviso)
    } else if (cupomVisto) mudar({ promocoes: semCupom(escolhas.promocoes, cupomVisto) })
  }

  const montado = useMemo(() => precoDaOferta(oferta, dia, escolhas), [oferta, dia, escolhas])
  const tomadas = montado.promocoes.map(({ id }) => id)
  return {
    escolhas,
    aviso,
    ...montado,
    mudarQuantidade: (id: string, quantidade: number) =>
      mudar({ adicionais: comQuantidade(escolhas.adicionais, id, quantidade) }),
    alternarPromocao: (id: string) => {
      const promocoes = alternarPromocao(oferta, tomadas, id)
      mudar({ promocoes }, avisoDaTroca(oferta.promocoes, tomadas, promocoes))
    },
    usarMelhor: () => mudar({ promocoes: null }),
  }
}
