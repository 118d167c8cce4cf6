import { useEffect, useRef, useState } from 'react'
import { falhaDeMidia } from './anexos.textos.ts'

type Estado = { stream: MediaStream | null; erro: string | null; abrindo: boolean }
const FECHADA: Estado = { stream: null, erro: null, abrindo: false }

const soltar = (stream: MediaStream | null) => {
  for (const faixa of stream?.getTracks() ?? []) faixa.stop()
}

/** The camera or the microphone, which is let go of when the screen no longer needs it. */
export function useMidia(qual: 'camera' | 'microfone') {
  const [estado, setEstado] = useState(FECHADA)
  const vez = useRef(0)
  const aberto = useRef<MediaStream>(null)

  const [fechar] = useState(() => () => {
    vez.current++
    soltar(aberto.current)
    aberto.current = null
  })
  useEffect(() => fechar, [fechar])

  const abrir = async (pedido: MediaStreamConstraints): Promise<MediaStream | null> => {
    fechar()
    const minha = vez.current
    setEstado({ ...FECHADA, abrindo: true })
    try {
      // Not there at all over plain http.
      const stream = await navigator.mediaDevices.getUserMedia(pedido)
      if (minha !== vez.current) {
        soltar(stream)
        return null
      }
      aberto.current = stream
      setEstado({ ...FECHADA, stream })
      return stream
    } catch (erro) {
      if (minha === vez.current) setEstado({ ...FECHADA, erro: falhaDeMidia(qual, erro) })
      return null
    }
  }

  return {
    ...estado,
    abrir,
    fechar: () => {
      fechar()
      setEstado(FECHADA)
    },
  }
}
