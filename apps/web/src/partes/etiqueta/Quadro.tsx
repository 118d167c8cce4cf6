import type { ReactNode } from 'react'
import classes from './Etiqueta.module.css'

type QuadroProps = { titulo: string; largo?: boolean; children: ReactNode }

export function Quadro({ titulo, largo = false, children }: QuadroProps) {
  return (
    <section className={classes.quadro} data-largo={largo || undefined}>
      <h3>{titulo}</h3>
      {children}
    </section>
  )
}

export function Fato({ nome, children }: { nome: string; children: ReactNode }) {
  return (
    <div>
      <dt>{nome}</dt>
      <dd>{children}</dd>
    </div>
  )
}
