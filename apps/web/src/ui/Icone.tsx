import { Icon } from '@iconify/react'
import classes from './Icone.module.css'

type IconeProps = {
  /** Set and name, as in `tabler:users`. */
  nome: string
  tamanho?: number
  /** Only for an icon that stands alone: beside a text it is decoration, and stays silent. */
  rotulo?: string
}

/** The drawing arrives later than the page does; its place is kept from the start, so that nothing jumps. */
export function Icone({ nome, tamanho = 18, rotulo }: IconeProps) {
  const acesso = rotulo ? { role: 'img', 'aria-label': rotulo } : { 'aria-hidden': true }
  return (
    <span className={classes.lugar} style={{ width: tamanho, height: tamanho }} {...acesso}>
      <Icon icon={nome} width={tamanho} height={tamanho} />
    </span>
  )
}
