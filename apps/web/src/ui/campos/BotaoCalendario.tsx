import { ActionIcon } from '@mantine/core'
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Esqueleto } from '../Esqueleto.tsx'
import { Icone } from '../Icone.tsx'
import { useJuntoDoBotao } from '../menu/useJuntoDoBotao.ts'
import { textos } from '../textos.ts'
import classes from './Calendario.module.css'
import { focarDia } from './focarDia.ts'

type BotaoCalendarioProps = {
  aberto: boolean
  aoMudar: (aberto: boolean) => void
  disabled: boolean
  children: ReactNode
}

/** Uses the browser's own popover, like the menus. The kit's would add 19 KB to every screen with a date. */
export function BotaoCalendario({ aberto, aoMudar, disabled, children }: BotaoCalendarioProps) {
  const id = useId()
  const alvo = useRef<HTMLButtonElement>(null)
  const painel = useRef<HTMLDivElement>(null)
  // Mounted until it has closed: the focus could not return to the button from a day that no longer exists.
  const [montado, setMontado] = useState(false)
  useJuntoDoBotao({ painel, alvo, aberto: montado, aoLado: false })
  // It can also be opened with the keyboard from within the field, and is closed by a choice.
  useEffect(() => {
    painel.current?.togglePopover(aberto)
  }, [aberto])

  return (
    <>
      <ActionIcon
        ref={alvo}
        variant="subtle"
        color="gray"
        size={24}
        disabled={disabled}
        aria-label={textos.campo.abrirCalendario}
        aria-haspopup="dialog"
        aria-expanded={aberto}
        popoverTarget={id}
      >
        <Icone nome="tabler:calendar" />
      </ActionIcon>
      <div
        ref={painel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={textos.campo.calendario}
        className={classes.janela}
        onBeforeToggle={({ newState }) => newState === 'open' && setMontado(true)}
        onToggle={({ newState }) => {
          if (newState === 'open') focarDia(painel.current)
          else setMontado(false)
          aoMudar(newState === 'open')
        }}
        // Moving on with Tab closes it.
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) aoMudar(false)
        }}
      >
        {montado && <Suspense fallback={<Esqueleto className={classes.lugar} />}>{children}</Suspense>}
      </div>
    </>
  )
}
