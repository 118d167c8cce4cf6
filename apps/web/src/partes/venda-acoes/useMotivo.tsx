import type { AcaoComMotivos } from '@balcao/contract/vendas/motivos-api'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMotivoEscrito } from '#partes/motivo/useMotivoEscrito.ts'
import { motivosUsuais } from './acoes.data.ts'
import { textos } from './acoes.textos.ts'
import { EscolhaDoMotivo, OUTRO } from './EscolhaDoMotivo.tsx'

/**
 * Why, from the usual answers or in words. Both are kept while the person goes from one to the other. Without usual
 * answers (none are set, or they have not arrived) there are words alone.
 */
export const useMotivo = (acao: AcaoComMotivos, { opcional = false } = {}) => {
  const { data } = useQuery(motivosUsuais)
  // The list that stood when the dialog opened stays: nothing moves under the pointer.
  const [usuais] = useState(data?.[acao] ?? [])
  const [escolhido, setEscolhido] = useState<string | null>(usuais.length ? null : OUTRO)
  const [falta, setFalta] = useState(false)
  const palavras = useMotivoEscrito({ opcional })
  const grupo = useRef<HTMLFieldSetElement>(null)

  /** False: something is wrong, and now it is said under the field. */
  const conferir = (): string | null | false => {
    if (escolhido === OUTRO) return palavras.conferir()
    if (escolhido !== null || opcional) return escolhido
    setFalta(true)
    // Where the digits choose.
    grupo.current?.querySelector('input')?.focus()
    return false
  }

  const desenhar = (doServidor?: string) => (
    <EscolhaDoMotivo
      ref={grupo}
      usuais={usuais}
      escolhido={escolhido}
      aoEscolher={setEscolhido}
      semEscolha={falta ? textos.motivo.escolha : doServidor}
      palavras={palavras.ligar(doServidor)}
    />
  )
  return { conferir, desenhar }
}
