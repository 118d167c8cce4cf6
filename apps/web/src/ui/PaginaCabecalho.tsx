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

/** The title takes the focus after a navigation, so that a screen reader says where the person is. */
export function PaginaCabecalho({ titulo, trilha, selo, acoes }: PaginaCabecalhoProps) {
  return (
    <header className={classes.cabecalho}>
      {trilha}
      <div className={classes.linha}>
        <Title order={1} tabIndex={-1} className={classes.titulo ?? ''}>
          {titulo}
        </Title>
        {selo}
        {acoes && <div className={classes.acoes}>{acoes}</div>}
      </div>
    </header>
  )
}
