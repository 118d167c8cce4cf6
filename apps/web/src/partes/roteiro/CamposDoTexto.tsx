import classes from './CamposDoTexto.module.css'

type CamposDoTextoProps = { nome?: string; campos: readonly (readonly [campo: string, oQueE: string])[] }

/** The fields that a text may use, as they are typed, and what each becomes. */
export function CamposDoTexto({ nome, campos }: CamposDoTextoProps) {
  return (
    <dl className={classes.campos} aria-label={nome}>
      {campos.map(([campo, oQueE]) => (
        <div key={campo}>
          <dt>
            <code>{`{${campo}}`}</code>
          </dt>
          <dd>{oQueE}</dd>
        </div>
      ))}
    </dl>
  )
}
