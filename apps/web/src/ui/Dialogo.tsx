import { CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import classes from './Dialogo.module.css'
import { textos } from './textos.ts'
import { useDevolverFoco } from './useDevolverFoco.ts'

type DialogoProps = { titulo: string; aoFechar: () => void; children: ReactNode }

/**
 * A question over the page, mounted while it asks, on the browser's own dialog: it brings the top layer, the page that
 * cannot be reached meanwhile and Escape. The kit's modal would cost every form 22 KB more, and a question that is
 * downloaded when it is asked might never come: who is asked about unsaved changes may have lost the network.
 * The focus starts on what has `data-autofocus`.
 */
export function Dialogo({ titulo, aoFechar, children }: DialogoProps) {
  const id = useId()
  const dialogo = useRef<HTMLDialogElement>(null)
  useDevolverFoco()
  useEffect(() => {
    if (!dialogo.current?.open) dialogo.current?.showModal()
    dialogo.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  // At the end of the page: inside a form its buttons and its Enter would be the form's.
  return createPortal(
    <dialog ref={dialogo} className={classes.dialogo} aria-labelledby={id} closedby="any" onClose={aoFechar}>
      <header className={classes.topo}>
        <h2 id={id}>{titulo}</h2>
        <CloseButton aria-label={textos.acao.fechar} onClick={aoFechar} />
      </header>
      {children}
    </dialog>,
    document.body,
  )
}
