import { Motivo } from '@balcao/contract/vendas/motivo'
import type { AcaoComMotivos } from '@balcao/contract/vendas/motivos-api'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { motivosUsuais } from './acoes.data.ts'
import { textos } from './acoes.textos.ts'
import { EscolhaDoMotivo, OUTRO } from './EscolhaDoMotivo.tsx'

const t = textos.motivo
const MAXIMO = 500

const erroDe = (texto: string): string | undefined => {
  if (texto.length > MAXIMO) return t.longo(texto.length, MAXIMO)
  return Motivo.safeParse(texto).success ? undefined : t.curto
}

/**
 * Why, from the usual answers or in words. Both are kept while the person goes from one to the other. Without usual
 * answers (none are set, or they have not arrived) there are words alone.
 */
export const useMotivo = (acao: AcaoComMotivos, { opcional = false } = {}) => {
  const { data } = useQuery(motivosUsuais)
  // The list that stood when the dialog opened stays: nothing moves under the pointer.
  const [usuais] = useState(data?.[acao] ?? [])
  const [escolhido, setEscolhido] = useState<string | null>(usuais.length ? null : OUTRO)
  const [texto, setTexto] = useState('')
  const [erro, setErro] = useState<string>()
  const campo = useRef<HTMLTextAreaElement>(null)

  /** False: something is wrong, and now it is said under the field. */
  const conferir = (): string | null | false => {
    const valor = (escolhido === OUTRO ? texto : (escolhido ?? '')).trim()
    if (!valor && opcional) return null
    const achado = !valor && escolhido === null ? t.escolha : erroDe(valor)
    setErro(achado)
    if (achado) campo.current?.focus()
    return achado ? false : valor
  }

  const desenhar = (doServidor?: string) => (
    <EscolhaDoMotivo
      usuais={usuais}
      escolhido={escolhido}
      aoEscolher={(novo) => {
        setEscolhido(novo)
        setErro(undefined)
      }}
      texto={texto}
      aoEscrever={(novo) => {
        setTexto(novo)
        setErro(undefined)
      }}
      erro={erro ?? doServidor}
      campo={campo}
    />
  )
  return { conferir, desenhar }
}
