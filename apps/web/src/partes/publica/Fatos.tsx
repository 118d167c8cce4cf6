import classes from './publica.module.css'

/** Names and values. What is not known is left out. */
export function Fatos({ fatos }: { fatos: readonly (readonly [string, string | null])[] }) {
  return (
    <dl className={classes.fatos}>
      {fatos.map(
        ([nome, valor]) =>
          valor && (
            <div key={nome}>
              <dt>{nome}</dt>
              <dd>{valor}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
