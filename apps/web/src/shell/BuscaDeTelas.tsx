import { ActionIcon, UnstyledButton } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { Suspense, useRef, useState } from 'react'
import { textos } from '#textos/textos.ts'
import { Icone } from '#ui/Icone.tsx'
import { tardio } from '#ui/tardio.ts'
import { Tecla } from '#ui/teclas/Tecla.tsx'
import classes from './BuscaDeTelas.module.css'

const Paleta = tardio(() => import('./Paleta.tsx').then(({ Paleta }) => Paleta))

/** Without an answer for so long, the network is gone and the person goes on with something else. */
const ESPERA_MS = 5_000

/** Finds any screen by its name. The palette itself is downloaded when it is first opened. */
export function BuscaDeTelas() {
  const [vezes, setVezes] = useState(0)
  const [busca, setBusca] = useState('')
  /** Until when typed letters are for the palette, although it does not have the focus yet. */
  const espera = useRef(0)
  const abrir = () => {
    espera.current = performance.now() + ESPERA_MS
    setVezes(vezes + 1)
  }
  useWindowEvent(
    'keydown',
    (evento) => {
      const { key, altKey } = evento
      if (evento.ctrlKey || evento.metaKey) {
        if (altKey || evento.shiftKey || evento.code !== 'KeyK') return
        abrir()
      } else if (altKey || evento.timeStamp > espera.current) return
      else if (key.length === 1) setBusca((antes) => antes + key)
      else if (key === 'Backspace') setBusca((antes) => antes.slice(0, -1))
      else if (key !== 'Enter') return
      // Kept for the palette, and kept from the page: a letter may be a command there.
      evento.preventDefault()
      evento.stopPropagation()
    },
    true,
  )
  return (
    <>
      <UnstyledButton
        className={classes.largo}
        visibleFrom="sm"
        aria-keyshortcuts="Control+K"
        onClick={abrir}
      >
        <Icone nome="tabler:search" tamanho={16} />
        <span className={classes.rotulo}>{textos.casca.buscar}</span>
        <Tecla>Ctrl K</Tecla>
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        hiddenFrom="sm"
        aria-label={textos.casca.buscar}
        onClick={abrir}
      >
        <Icone nome="tabler:search" tamanho={20} />
      </ActionIcon>
      {vezes > 0 && (
        <Suspense>
          <Paleta pedido={vezes} busca={busca} aoBuscar={setBusca} espera={espera} />
        </Suspense>
      )}
    </>
  )
}
