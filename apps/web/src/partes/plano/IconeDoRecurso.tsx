import type { CSSProperties } from 'react'
import { Icone } from '#ui/Icone.tsx'
import classes from './IconeDoRecurso.module.css'

type IconeDoRecursoProps = { icone: string; cor: string | null; tamanho?: number }

/** An icon without its own colour takes the provider's. */
export function IconeDoRecurso({ icone, cor, tamanho = 16 }: IconeDoRecursoProps) {
  return (
    <span className={classes.icone} style={cor ? ({ '--cor': cor } as CSSProperties) : {}}>
      <Icone nome={icone} tamanho={tamanho} />
    </span>
  )
}
