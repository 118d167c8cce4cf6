import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './Secao.module.css'

type SecaoProps = { titulo: string; texto?: string; acao?: ReactNode; children?: ReactNode }

/** A titled part of a screen: a person's sessions, a record's history. */
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
