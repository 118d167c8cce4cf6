import { Icon } from '@iconify/react'
import classes from './Icone.module.css'

type IconeProps = {
  /** Set and name, as in `tabler:users`. */
  nome: string
  tamanho?: number
  /** Only for an icon on its own. Beside a text it is decoration, and screen readers skip it. */
  rotulo?: string
}

/** The drawing arrives after the page. Its space is reserved from the start, so that nothing jumps. */
export function Icone({ nome, tamanho = 18, rotulo }: IconeProps) {
  const acesso = rotulo ? { role: 'img', 'aria-label': rotulo } : { 'aria-hidden': true }
  return (
    <span className={classes.lugar} style={{ width: tamanho, height: tamanho }} {...acesso}>
      <Icon icon={nome} width={tamanho} height={tamanho} />
    </span>
  )
}
