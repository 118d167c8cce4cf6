import type { ReactNode } from 'react'
import classes from './DadosEmLista.module.css'

export type Dado = readonly [nome: string, valor: ReactNode, marcado?: boolean]

/** Names and values, beside each other. What is empty is left out. */
export function DadosEmLista({ dados }: { dados: readonly Dado[] }) {
  return (
    <dl className={classes.dados}>
      {dados
        .filter(([, valor]) => valor)
        .map(([nome, valor, marcado]) => (
          <div key={nome} data-marcado={marcado || undefined}>
            <dt>{nome}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
    </dl>
  )
}
