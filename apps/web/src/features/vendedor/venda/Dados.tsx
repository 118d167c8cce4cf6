import type { ReactNode } from 'react'
import classes from '../Vendedor.module.css'

export type Dado = { nome: string; valor: ReactNode }

/** Names and values. What is empty is left out. */
export function Dados({ dados }: { dados: readonly Dado[] }) {
  return (
    <dl className={classes.dados}>
      {dados
        .filter(({ valor }) => valor)
        .map(({ nome, valor }) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
    </dl>
  )
}
