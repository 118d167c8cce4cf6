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

type SituacaoDeAtivoProps = { ativo: boolean; nomes: { ativo: string; inativo: string } }

/** In use, or retired: in the noun's gender. */
export function SituacaoDeAtivo({ ativo, nomes }: SituacaoDeAtivoProps) {
  return <Situacao tom={ativo ? 'sucesso' : 'neutro'}>{ativo ? nomes.ativo : nomes.inativo}</Situacao>
}
