import type { ReactNode } from 'react'
import classes from './GrupoDeCampos.module.css'

type GrupoDeCamposProps = { legenda: string; texto?: string; children: ReactNode }

/** A titled part of a long form. Its fields are side by side where there is room. */
export function GrupoDeCampos({ legenda, texto, children }: GrupoDeCamposProps) {
  return (
    <fieldset className={classes.grupo}>
      <legend>{legenda}</legend>
      {texto && <p className={classes.texto}>{texto}</p>}
      <div className={classes.campos}>{children}</div>
    </fieldset>
  )
}
