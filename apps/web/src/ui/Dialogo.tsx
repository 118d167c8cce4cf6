import { CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import classes from './Dialogo.module.css'
import { textos } from './textos.ts'
import { useDevolverFoco } from './useDevolverFoco.ts'

const PRIMEIRO_CAMPO = 'form :is(input, select, textarea):enabled'

type DialogoProps = {
  titulo: string
  /** Something is being sent from it: it stays open, so that the answer has a place to be shown. */
  ocupado?: boolean
  /** `closerequest`: not by a click outside, which would take what was written. `none`: only by a button of its own. */
  fechaPor?: 'any' | 'closerequest' | 'none'
  aoFechar: () => void
  children: ReactNode
}

/**
 * A question over the page, mounted while it asks. It uses the browser's own dialog, which brings the top
 * layer, the inert page behind it, and Escape. The kit's modal would add 22 KB to every form. It could not be
 * downloaded on demand either: someone asked about unsaved changes may have lost the network. The focus
 * starts on the element with `data-autofocus`, or on the first field, also when they come after the dialog.
 */
export function Dialogo({ titulo, ocupado = false, fechaPor = 'any', aoFechar, children }: DialogoProps) {
  const preso = ocupado || fechaPor === 'none'
  const id = useId()
  const dialogo = useRef<HTMLDialogElement>(null)
  const foco = useRef<HTMLElement>(null)
  useDevolverFoco()
  useEffect(() => {
    const quadro = dialogo.current
    if (!quadro) return
    if (!quadro.open) quadro.showModal()
    // The browser has chosen the close button. Nobody is moved away from a place that they chose themselves.
    const doNavegador = document.activeElement
    const focar = () => {
      if (document.activeElement !== doNavegador) return vigia.disconnect()
      const onde =
        quadro.querySelector('[data-autofocus]:not(:disabled)') ?? quadro.querySelector(PRIMEIRO_CAMPO)
      ;(onde as HTMLElement | null)?.focus()
    }
    const vigia = new MutationObserver(focar)
    vigia.observe(quadro, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    focar()
    return () => vigia.disconnect()
  }, [])
  // At the end of the page: inside a form, its buttons and Enter would submit that form.
  return createPortal(
    <dialog
      ref={dialogo}
      className={classes.dialogo}
      aria-labelledby={id}
      closedby={preso ? 'none' : fechaPor}
      onFocus={({ target }) => {
        foco.current = target
      }}
      // Whether it closes, who mounted it decides. A file that was not chosen after all is cancelled too.
      onCancel={(evento) => {
        if (evento.target !== dialogo.current) return
        evento.preventDefault()
        if (!preso) aoFechar()
      }}
      // Not every browser knows `closedby`, and none lets a second Escape be prevented: it is opened again.
      onClose={({ target }) => {
        if (target !== dialogo.current) return
        const onde = foco.current
        dialogo.current.showModal()
        onde?.focus()
        if (!preso) aoFechar()
      }}
    >
      <header className={classes.topo}>
        <h2 id={id}>{titulo}</h2>
        {fechaPor !== 'none' && (
          <CloseButton aria-label={textos.acao.fechar} disabled={ocupado} onClick={aoFechar} />
        )}
      </header>
      {children}
    </dialog>,
    document.body,
  )
}
