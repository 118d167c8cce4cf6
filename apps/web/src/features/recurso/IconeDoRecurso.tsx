import { Icone } from '../../ui/Icone.tsx'
import classes from './Recurso.module.css'

type IconeDoRecursoProps = { icone: string; cor: string | null }

export function IconeDoRecurso({ icone, cor }: IconeDoRecursoProps) {
  return (
    <span className={classes.icone} {...(cor && { style: { color: cor } })}>
      <Icone nome={icone} tamanho={22} />
    </span>
  )
}
