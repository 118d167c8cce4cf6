import classes from './Abas.module.css'

type AbasProps<A extends string> = {
  nomes: Readonly<Record<A, string>>
  atual: A
  aoTrocar: (aba: A) => void
  /** On a wide screen too, where the sides of a page otherwise stand beside each other. */
  sempre?: boolean
}

/** One side of a page at a time, on a phone. */
export function Abas<A extends string>({ nomes, atual, aoTrocar, sempre }: AbasProps<A>) {
  return (
    <div className={classes.abas} data-sempre={sempre}>
      {(Object.entries(nomes) as [A, string][]).map(([aba, nome]) => (
        <button key={aba} type="button" aria-pressed={aba === atual} onClick={() => aoTrocar(aba)}>
          {nome}
        </button>
      ))}
    </div>
  )
}
