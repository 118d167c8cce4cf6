import type { ReactNode } from 'react'
import classes from './Plano.module.css'
import { secoes } from './plano.textos.ts'

type SecaoDoFormularioProps = { ancora: keyof typeof secoes; children: ReactNode }

/** A part of the long form. The index above links to it. */
export function SecaoDoFormulario({ ancora, children }: SecaoDoFormularioProps) {
  const titulo = `titulo-${ancora}`
  return (
    <section id={ancora} aria-labelledby={titulo} className={classes.secao}>
      <h2 id={titulo}>{secoes[ancora]}</h2>
      {children}
    </section>
  )
}
