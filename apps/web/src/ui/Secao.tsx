import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './Secao.module.css'

type SecaoProps = { titulo: string; texto?: string; acao?: ReactNode; children: ReactNode }

/** A part of a record's screen beside its form: its sessions, its history. */
export function Secao({ titulo, texto, acao, children }: SecaoProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.secao}>
      <header className={classes.topo}>
        <Title order={2} size="h5" id={id}>
          {titulo}
        </Title>
        {acao}
      </header>
      {texto && <p className={classes.texto}>{texto}</p>}
      {children}
    </section>
  )
}
