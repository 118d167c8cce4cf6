import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { useEffect, useEffectEvent, useState } from 'react'

const ehCampo = (alvo: EventTarget | null) =>
  alvo instanceof HTMLElement &&
  Boolean(alvo.closest('input:not([type="range"]), textarea, [contenteditable]'))

/** The card that has the focus, or else the first that still waits for a photo. */
const destino = (vagos: readonly TipoAnexo[], podem: readonly TipoAnexo[]) => {
  const cartao = document.activeElement?.closest<HTMLElement>('[data-tipo]')?.dataset.tipo
  return podem.find((tipo) => tipo === cartao) ?? vagos[0]
}

/** A picture that is pasted anywhere in the step goes to the card that it is meant for. */
export function useColar(vagos: readonly TipoAnexo[], podem: readonly TipoAnexo[]) {
  const [colado, setColado] = useState<{ tipo: TipoAnexo; arquivo: File } | null>(null)
  const colar = useEffectEvent((evento: ClipboardEvent) => {
    const [arquivo] = evento.clipboardData?.files ?? []
    const tipo = destino(vagos, podem)
    if (!arquivo || !tipo || ehCampo(evento.target)) return
    evento.preventDefault()
    setColado({ tipo, arquivo })
  })
  useEffect(() => {
    const ouvinte = (evento: ClipboardEvent) => colar(evento)
    document.addEventListener('paste', ouvinte)
    return () => document.removeEventListener('paste', ouvinte)
  }, [])
  return colado
}
