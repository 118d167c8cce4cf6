import { VisuallyHidden } from '@mantine/core'
import classes from './Carregando.module.css'
import { Esqueleto } from './Esqueleto.tsx'
import { textos } from './textos.ts'

type CarregandoProps = {
  /** About as many as the fields or lines that will appear, so that the page does not jump. */
  linhas?: number
}

/** Placeholder for a form or text that is still loading. A table brings its own. */
export function Carregando({ linhas = 4 }: CarregandoProps) {
  return (
    <div role="status" className={classes.carregando}>
      <VisuallyHidden>{textos.carregando}</VisuallyHidden>
      {Array.from({ length: linhas }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders have no other identity
        <div key={i} className={classes.campo}>
          <Esqueleto altura={12} largura="30%" />
          <Esqueleto altura={36} />
        </div>
      ))}
    </div>
  )
}
