import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { caminhoAte, lugarApos, type Medida, mover } from './mover.ts'
import { textos } from './ordem.textos.ts'

type Item = { id: string; nome: string }

/**
 * The row being moved: its original place, where it would
 * land, and its distance from its own place on the page.
 */
export type NaMao = {
  id: string
  de: number
  para: number
  deslocamento: number
  medidas: Medida[]
  porTeclado: boolean
}

const medir = (lista: HTMLElement | null): Medida[] =>
  Array.from(lista?.children ?? [], (linha) => {
    const { top, height } = linha.getBoundingClientRect()
    return { topo: top + window.scrollY, altura: height }
  })

const PASSOS: Record<string, (para: number, ultimo: number) => number> = {
  ArrowUp: (para) => para - 1,
  ArrowDown: (para) => para + 1,
  Home: () => 0,
  End: (_, ultimo) => ultimo,
}

/**
 * Grabbing, moving, dropping and cancelling, by any means. The rows keep their places in the document until
 * the drop, because moving the focused one would take its focus away.
 */
export function useOrdem<I extends Item>(itens: readonly I[], aoOrdenar: (ids: string[]) => void) {
  const lista = useRef<HTMLOListElement>(null)
  const [naMao, setNaMao] = useState<NaMao | null>(null)
  // Two quick moves may come before the next render. The ref always has the latest; the state is for drawing.
  const atual = useRef<NaMao | null>(null)
  const [aviso, setAviso] = useState('')
  const [solta, setSolta] = useState<{ sobre: string; itens: I[] } | null>(null)
  const focar = useRef<string | null>(null)

  // A dropped row stays where it was dropped until the list's owner has accepted or refused the order.
  const chave = itens.map(({ id }) => id).join()
  if (solta && solta.sobre !== chave) setSolta(null)
  const vistos = solta?.itens ?? itens
  const nomeDe = (i: number) => vistos[i]?.nome ?? ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order loses the focus
  useLayoutEffect(() => {
    lista.current?.querySelector<HTMLElement>(`[data-alca="${focar.current}"]`)?.focus()
    focar.current = null
  }, [chave, solta])

  function mudar(nova: NaMao | null) {
    atual.current = nova
    setNaMao(nova)
  }

  function pegar(id: string, porTeclado: boolean) {
    const de = vistos.findIndex((item) => item.id === id)
    mudar({ id, de, para: de, deslocamento: 0, medidas: medir(lista.current), porTeclado })
    setAviso(textos.pego(nomeDe(de), de + 1, vistos.length))
  }

  function levar(deslocamento: number) {
    const pega = atual.current
    if (!pega) return
    const para = lugarApos(pega.medidas, pega.de, deslocamento)
    mudar({ ...pega, deslocamento, para })
    if (para !== pega.para) setAviso(textos.passou(nomeDe(pega.de), para + 1, vistos.length))
  }

  function porEm(de: number, para: number) {
    const novos = mover(vistos, de, para)
    focar.current = vistos[de]?.id ?? null
    setSolta({ sobre: chave, itens: novos })
    setAviso(textos.solto(nomeDe(de), para + 1, vistos.length))
    aoOrdenar(novos.map(({ id }) => id))
  }

  function soltar() {
    const pega = atual.current
    if (!pega || pega.para === pega.de) return desistir()
    mudar(null)
    porEm(pega.de, pega.para)
  }

  function desistir() {
    const pega = atual.current
    if (!pega) return
    mudar(null)
    setAviso(textos.desistiu(nomeDe(pega.de), pega.de + 1, vistos.length))
  }

  function aoTeclar(evento: KeyboardEvent, id: string) {
    if (evento.key === ' ' || evento.key === 'Enter') {
      evento.preventDefault()
      if (atual.current) soltar()
      else pegar(id, true)
      return
    }
    const pega = atual.current
    if (!pega) return
    if (evento.key === 'Escape') {
      // Meant for the dragged row, not for a drawer around the list.
      evento.stopPropagation()
      desistir()
    }
    const passo = PASSOS[evento.key]
    if (!passo || !pega.porTeclado) return
    evento.preventDefault()
    const para = passo(pega.para, vistos.length - 1)
    if (para >= 0 && para < vistos.length) levar(caminhoAte(pega.medidas, pega.de, para))
  }

  return { lista, vistos, naMao, aviso, pegar, levar, soltar, desistir, porEm, aoTeclar }
}
export type Ordem = ReturnType<typeof useOrdem>
