import classes from './Abas.module.css'

type AbasProps<A extends string> = {
  nomes: Readonly<Record<A, string>>
  atual: A
  aoTrocar: (aba: A) => void
}

/** On a phone one side of a page at a time; a wide screen shows them all, and not these. */
export function Abas<A extends string>({ nomes, atual, aoTrocar }: AbasProps<A>) {
  return (
    <div className={classes.abas}>
      {(Object.entries(nomes) as [A, string][]).map(([aba, nome]) => (
        <button key={aba} type="button" aria-pressed={aba === atual} onClick={() => aoTrocar(aba)}>
          {nome}
        </button>
      ))}
    </div>
  )
}
