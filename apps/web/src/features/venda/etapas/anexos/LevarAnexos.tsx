import { useEffect, useEffectEvent } from 'react'
import { useAnexos } from '#partes/anexo/trazer/useAnexos.ts'
import { useRascunho } from '../../rascunho/aberto.ts'

/** Tells the draft which kinds of attachment are there, in whichever step. It draws nothing. */
export function LevarAnexos() {
  const { id, anexos, anexar } = useRascunho()
  const { tipos, sabido } = useAnexos(id)
  const agora = tipos.join()
  const levar = useEffectEvent(() => {
    // Without an answer of the server, what the draft knew from before still counts.
    const novos = sabido ? tipos : [...new Set([...anexos, ...tipos])]
    if (novos.join() !== anexos.join()) anexar(novos)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again when the kinds change
  useEffect(() => levar(), [agora, sabido])
  return null
}
