import type { ReactNode } from 'react'
import { Icone } from './Icone.tsx'
import classes from './Vazio.module.css'

type VazioProps = {
  texto: string
  /** What the person can do about it: create the first one, clear the filters. */
  acao?: ReactNode
  icone?: string
}

export function Vazio({ texto, acao, icone = 'tabler:inbox' }: VazioProps) {
  return (
    <div className={classes.vazio}>
      <Icone nome={icone} tamanho={32} />
      <p>{texto}</p>
      {acao}
    </div>
  )
}
