import { type RefObject, useLayoutEffect } from 'react'
import { posicionarPainel } from '../posicionarPainel.ts'

type Opcoes = {
  painel: RefObject<HTMLElement | null>
  alvo: RefObject<Element | null>
  aberto: boolean
  aoLado: boolean
}

/** Keeps an open panel next to its button: a choice may resize the page, and the page may scroll. */
export const useJuntoDoBotao = ({ painel, alvo, aberto, aoLado }: Opcoes) => {
  useLayoutEffect(() => {
    if (!aberto) return
    const acompanhar = () => {
      if (painel.current && alvo.current) posicionarPainel(painel.current, alvo.current, aoLado)
    }
    acompanhar()
    window.addEventListener('scroll', acompanhar)
    window.addEventListener('resize', acompanhar)
    return () => {
      window.removeEventListener('scroll', acompanhar)
      window.removeEventListener('resize', acompanhar)
    }
  })
}
