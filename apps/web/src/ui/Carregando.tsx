import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './Carregando.module.css'
import { textos } from './textos.ts'

type CarregandoProps = {
  /** About as many as the fields or lines that will come, so that the page does not jump. */
  linhas?: number
}

/** The shape of a form or a text still on its way. A table brings its own. */
export function Carregando({ linhas = 4 }: CarregandoProps) {
  return (
    <div role="status" className={classes.carregando}>
      <VisuallyHidden>{textos.tabela.carregando}</VisuallyHidden>
      {Array.from({ length: linhas }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders have no other identity
        <div key={i}>
          <Skeleton height={12} width="30%" mb={8} />
          <Skeleton height={36} />
        </div>
      ))}
    </div>
  )
}
