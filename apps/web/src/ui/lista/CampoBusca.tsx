import { useDebouncedCallback, useMergedRef, useWindowEvent } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { Entrada, type EntradaProps } from '../campos/Entrada.tsx'
import { Icone } from '../Icone.tsx'
import { textos } from '../textos.ts'

const ESPERA_MS = 250

type CampoBuscaProps = Omit<EntradaProps, 'texto' | 'aoMudar'> & {
  /** What the list is searched for now: the URL's. */
  busca: string
  aoBuscar: (busca: string) => void
  /** By what one can search: "Nome, e-mail ou telefone". */
  dica?: string | undefined
}

const escreve = (alvo: EventTarget | null) =>
  alvo instanceof HTMLElement && (alvo.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(alvo.tagName))

/** Searches while one types, 250 ms after the last key. `/` leads here from anywhere on the screen. */
export function CampoBusca({ busca, aoBuscar, dica, ref, ...resto }: CampoBuscaProps) {
  const input = useRef<HTMLInputElement>(null)
  const refs = useMergedRef(input, ref)
  const [texto, setTexto] = useState(busca)
  const [enviada, setEnviada] = useState(busca)
  const [vista, setVista] = useState(busca)

  // The URL changed by other means (back, a link): follow it. Its answer to our own search is old news, and
  // taking it up would erase what was typed meanwhile.
  if (busca !== vista) {
    setVista(busca)
    if (busca !== enviada) {
      setTexto(busca)
      setEnviada(busca)
    }
  }

  function enviar(novo: string) {
    if (novo.trim() === enviada) return
    setEnviada(novo.trim())
    aoBuscar(novo.trim())
  }
  const enviarDepois = useDebouncedCallback(enviar, ESPERA_MS)

  function mudar(novo: string) {
    setTexto(novo)
    enviarDepois(novo)
    // Nobody waits after clearing.
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
      aria-label={textos.lista.buscar}
      aria-keyshortcuts="/"
      placeholder={dica ?? textos.lista.buscar}
      leftSection={<Icone nome="tabler:search" tamanho={16} />}
      {...resto}
      texto={texto}
      aoMudar={mudar}
      onKeyDown={(evento) => evento.key === 'Enter' && enviarDepois.flush()}
    />
  )
}
