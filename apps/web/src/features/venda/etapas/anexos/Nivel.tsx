import { useEffect, useRef } from 'react'
import classes from './Gravador.module.css'

/** Speech at arm's length fills the bar. */
const GANHO = 4

/** How loud the microphone is, so that nobody records silence. Drawn without rendering: it moves at every frame. */
export function Nivel({ stream, ativo }: { stream: MediaStream; ativo: boolean }) {
  const barra = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!ativo) return
    const contexto = new AudioContext()
    const medidor = contexto.createAnalyser()
    medidor.fftSize = 1024
    contexto.createMediaStreamSource(stream).connect(medidor)
    const onda = new Float32Array(medidor.fftSize)
    let quadro = requestAnimationFrame(function medir() {
      medidor.getFloatTimeDomainData(onda)
      const forca = Math.sqrt(onda.reduce((soma, valor) => soma + valor * valor, 0) / onda.length)
      if (barra.current) barra.current.style.transform = `scaleX(${Math.min(1, forca * GANHO)})`
      quadro = requestAnimationFrame(medir)
    })
    return () => {
      cancelAnimationFrame(quadro)
      void contexto.close()
    }
  }, [stream, ativo])
  return (
    <span className={classes.nivel} aria-hidden>
      <span ref={barra} data-nivel />
    </span>
  )
}
