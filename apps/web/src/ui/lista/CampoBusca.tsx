import { useDebouncedCallback, useMergedRef, useWindowEvent } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { Entrada, type EntradaProps } from '../campos/Entrada.tsx'
import { Icone } from '../Icone.tsx'
import { textos } from './lista.textos.ts'

const ESPERA_MS = 250

type CampoBuscaProps = Omit<EntradaProps, 'texto' | 'aoMudar'> & {
  /** The current search of the list, from the URL. */
  busca: string
  aoBuscar: (busca: string) => void
  /** What can be searched: "Nome, e-mail ou telefone". */
  dica?: string | undefined
}

const escreve = (alvo: EventTarget | null) =>
  alvo instanceof HTMLElement && (alvo.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(alvo.tagName))

/** Searches while typing, 250 ms after the last key. `/` focuses it from anywhere on the screen. */
export function CampoBusca({ busca, aoBuscar, dica, ref, ...resto }: CampoBuscaProps) {
  const input = useRef<HTMLInputElement>(null)
  const refs = useMergedRef(input, ref)
  const [texto, setTexto] = useState(busca)
  const [enviada, setEnviada] = useState(busca)
  const [aCaminho, setACaminho] = useState<readonly string[]>([])
  const [vista, setVista] = useState(busca)

  // The URL changed in another way (back, a link), so follow it. A URL that comes from one of our own searches is
  // ignored: it would erase what was typed meanwhile.
  if (busca !== vista) {
    setVista(busca)
    const qual = aCaminho.indexOf(busca)
    setACaminho(qual < 0 ? [] : aCaminho.slice(qual + 1))
    if (qual < 0) {
      setTexto(busca)
      setEnviada(busca)
    }
  }

  function enviar(novo: string) {
    if (novo.trim() === enviada) return
    setEnviada(novo.trim())
    setACaminho([...aCaminho, novo.trim()])
    aoBuscar(novo.trim())
  }
  const enviarDepois = useDebouncedCallback(enviar, ESPERA_MS)

  function mudar(novo: string) {
    setTexto(novo)
    enviarDepois(novo)
    // Clearing applies at once.
    if (novo === '') enviarDepois.flush()
  }

  useWindowEvent('keydown', (evento) => {
    if (evento.key !== '/' || evento.ctrlKey || evento.metaKey || evento.altKey || escreve(evento.target))
      return
    if (document.querySelector('[aria-modal="true"]')) return
    evento.preventDefault()
    input.current?.focus()
    input.current?.select()
  })

  return (
    <Entrada
      ref={refs}
      type="search"
      role="searchbox"
      aria-label={textos.buscar}
      aria-keyshortcuts="/"
      placeholder={dica ?? textos.buscar}
      leftSection={<Icone nome="tabler:search" tamanho={16} />}
      {...resto}
      texto={texto}
      aoMudar={mudar}
      onKeyDown={(evento) => evento.key === 'Enter' && enviarDepois.flush()}
    />
  )
}
