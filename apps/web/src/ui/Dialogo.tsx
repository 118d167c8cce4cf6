import { CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import classes from './Dialogo.module.css'
import { textos } from './textos.ts'
import { useDevolverFoco } from './useDevolverFoco.ts'

const PRIMEIRO_CAMPO = 'form :is(input, select, textarea):enabled'

type DialogoProps = { titulo: string; aoFechar: () => void; children: ReactNode }

/**
 * A question over the page, mounted while it asks. It uses the browser's own dialog, which brings the top
 * layer, the inert page behind it, and Escape. The kit's modal would add 22 KB to every form. It could not be
 * downloaded on demand either: someone asked about unsaved changes may have lost the network. The focus
 * starts on the element with `data-autofocus`, or on the first field.
 */
export function Dialogo({ titulo, aoFechar, children }: DialogoProps) {
  const id = useId()
  const dialogo = useRef<HTMLDialogElement>(null)
  useDevolverFoco()
  useEffect(() => {
    if (!dialogo.current?.open) dialogo.current?.showModal()
    const onde = ['[data-autofocus]', PRIMEIRO_CAMPO].map((qual) =>
      dialogo.current?.querySelector<HTMLElement>(qual),
    )
    onde.find(Boolean)?.focus()
  }, [])
  // At the end of the page: inside a form, its buttons and Enter would submit that form.
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
