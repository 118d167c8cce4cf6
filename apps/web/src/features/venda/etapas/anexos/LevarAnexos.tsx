import { type TipoAnexo, tiposDeAnexo } from '@balcao/contract/base/anexo'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAnexos } from '#partes/anexo/trazer/useAnexos.ts'
import { useRascunho } from '../../rascunho/aberto.ts'

/** Tells the draft which kinds of attachment are there, in whichever step. It draws nothing. */
export function LevarAnexos() {
  const { id, anexos, anexar } = useRascunho()
  const { tipos, sabido } = useAnexos(id)
  const agora = tipos.join()
  const vistos = useRef<readonly TipoAnexo[]>([])
  const levar = useEffectEvent(() => {
    // Without an answer of the server, what the draft knew from before still counts, unless it was taken away here.
    const deAntes = sabido ? [] : anexos.filter((tipo) => !vistos.current.includes(tipo))
    vistos.current = tipos
    const novos = tiposDeAnexo.filter((tipo) => tipos.includes(tipo) || deAntes.includes(tipo))
    if (novos.join() !== anexos.join()) anexar(novos)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again when the kinds change
  useEffect(() => levar(), [agora, sabido])
  return null
}
