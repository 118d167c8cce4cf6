import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { Ordem } from './useOrdem.ts'

/** Hands tremble: a movement this small is still a click. */
const FOLGA_PX = 4
/** This close to the edge of the window, the page scrolls along. */
const BORDA_PX = 90
const ROLAGEM_PX = 10

type Arrasto = { id: string; inicio: number; clientY: number; comecou: boolean }

/** For mouse, finger and pen alike. The handle captures the pointer, wherever it goes. */
export function useArrasto(ordem: Pick<Ordem, 'naMao' | 'pegar' | 'levar' | 'soltar' | 'desistir'>) {
  const arrasto = useRef<Arrasto | null>(null)

  function acompanhar() {
    const atual = arrasto.current
    if (atual) ordem.levar(atual.clientY + window.scrollY - atual.inicio)
  }

  const rolar = useEffectEvent(() => {
    const y = arrasto.current?.clientY
    if (y === undefined) return
    const antes = window.scrollY
    if (y < BORDA_PX) window.scrollBy({ top: -ROLAGEM_PX, behavior: 'instant' })
    if (y > window.innerHeight - BORDA_PX) window.scrollBy({ top: ROLAGEM_PX, behavior: 'instant' })
    if (window.scrollY !== antes) acompanhar()
  })
  const arrastando = ordem.naMao !== null && !ordem.naMao.porTeclado
  useEffect(() => {
    if (!arrastando) return
    let quadro = requestAnimationFrame(function seguinte() {
      rolar()
      quadro = requestAnimationFrame(seguinte)
    })
    return () => cancelAnimationFrame(quadro)
  }, [arrastando])

  function terminar(fazer: () => void) {
    const comecou = arrasto.current?.comecou
    arrasto.current = null
    if (comecou) fazer()
  }

  return (id: string) => ({
    onPointerDown(evento: PointerEvent<HTMLElement>) {
      if (evento.button !== 0 || ordem.naMao) return
      evento.currentTarget.setPointerCapture(evento.pointerId)
      const { clientY } = evento
      arrasto.current = { id, inicio: clientY + window.scrollY, clientY, comecou: false }
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
      const atual = arrasto.current
      if (!atual) return
      atual.clientY = clientY
      if (!atual.comecou) {
        if (Math.abs(clientY + window.scrollY - atual.inicio) < FOLGA_PX) return
        atual.comecou = true
        ordem.pegar(atual.id, false)
      }
      acompanhar()
    },
    onPointerUp: () => terminar(ordem.soltar),
    onPointerCancel: () => terminar(ordem.desistir),
  })
}
