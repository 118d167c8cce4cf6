import classes from './Numeros.module.css'

type Numero = {
  nome: string
  /** As it is written: an amount, or a sum of money. */
  numero: string
  explicacao: string
  /** Somebody should look at it. */
  alerta?: boolean
}

/** Figures side by side, each with its name above and what it counts below. */
export function Numeros({ rotulo, numeros }: { rotulo: string; numeros: readonly Numero[] }) {
  return (
    <dl className={classes.numeros} aria-label={rotulo}>
      {numeros.map(({ nome, numero, explicacao, alerta }) => (
        <div key={nome} data-alerta={alerta || undefined}>
          <dt>{nome}</dt>
          <dd>
            <strong>{numero}</strong>
            <small>{explicacao}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
