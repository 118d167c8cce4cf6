import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './PaginaCabecalho.module.css'

type PaginaCabecalhoProps = {
  titulo: string
  trilha?: ReactNode
  /** Beside the title, for example the record's state. */
  selo?: ReactNode
  acoes?: ReactNode
}

let perdido = false

/** A title that had the focus gives way to another once the record is there: the new one takes it. */
const herdarFoco = (h1: HTMLHeadingElement | null) => {
  if (perdido && document.activeElement === document.body) h1?.focus({ preventScroll: true })
  perdido = false
  return () => {
    perdido = document.activeElement === h1
  }
}

/** The title takes the focus after a navigation, so that a screen reader says where the person is. */
export function PaginaCabecalho({ titulo, trilha, selo, acoes }: PaginaCabecalhoProps) {
  return (
    <header className={classes.cabecalho}>
      {trilha}
      <div className={classes.linha}>
        <Title ref={herdarFoco} order={1} tabIndex={-1} className={classes.titulo ?? ''}>
          {titulo}
        </Title>
        {selo}
        {acoes && <div className={classes.acoes}>{acoes}</div>}
      </div>
    </header>
  )
}
