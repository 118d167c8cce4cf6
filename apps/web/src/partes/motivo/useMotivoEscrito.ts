import { Motivo } from '@balcao/contract/vendas/motivo'
import { useRef, useState } from 'react'
import { textos } from './motivo.textos.ts'

const erroDe = (texto: string): string | undefined => {
  const achado = Motivo.safeParse(texto).error?.issues[0]
  if (achado?.code === 'too_big') return textos.longo(texto.length, Number(achado.maximum))
  if (achado?.code === 'too_small') return textos.curto(Number(achado.minimum))
}

export type PalavrasDoMotivo = ReturnType<ReturnType<typeof useMotivoEscrito>['ligar']>

/** Why, in words. Nothing is cut while the person writes: what is wrong is said when they want to go on. */
export const useMotivoEscrito = ({ opcional = false } = {}) => {
  const [texto, setTexto] = useState('')
  const [erro, setErro] = useState<string>()
  const ref = useRef<HTMLTextAreaElement>(null)

  /** False: something is wrong, and now it is said under the field. */
  const conferir = (): string | null | false => {
    const valor = texto.trim()
    if (!valor && opcional) return null
    const achado = erroDe(valor)
    setErro(achado)
    if (achado) ref.current?.focus()
    return achado ? false : valor
  }

  /** The props of the field. */
  const ligar = (doServidor?: string) => ({
    ref,
    value: texto,
    onChange: (novo: string) => {
      setTexto(novo)
      setErro(undefined)
    },
    error: erro ?? doServidor,
    limpavel: false,
  })
  return { conferir, ligar }
}
