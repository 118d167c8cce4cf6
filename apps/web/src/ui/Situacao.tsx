import classes from './Situacao.module.css'

export type TomDaSituacao = 'sucesso' | 'aviso' | 'perigo' | 'informacao' | 'neutro'

/** A state by colour and by word. The word alone is enough; the colour helps to find it in a column. */
export function Situacao({ tom, children }: { tom: TomDaSituacao; children: string }) {
  return (
    <span className={classes.situacao} data-tom={tom}>
      {children}
    </span>
  )
}
