import type { Total } from '@balcao/contract/base/pagina'
import { Link, type LinkProps } from '@tanstack/react-router'
import { haQuanto } from '#ui/haQuanto.ts'
import { useAgora } from '#ui/useAgora.ts'
import { textos } from '../painel.textos.ts'
import classes from './Parado.module.css'

type FilaProps = {
  nome: string
  total: Total
  lista: LinkProps
  /** How many of them are late, in words. */
  atraso: string | undefined
  listaDoAtraso: LinkProps
  desde: string | null
}

/** What waits in one place. Its numbers open it. */
export function Fila({ nome, total, lista, atraso, listaDoAtraso, desde }: FilaProps) {
  const agora = useAgora()
  return (
    <li className={classes.fila}>
      <Link {...lista} className={classes.lista ?? ''}>
        {nome} <strong>{textos.contado(total)}</strong>
      </Link>
      <span className={classes.atraso}>{atraso && <Link {...listaDoAtraso}>{atraso}</Link>}</span>
      <span className={classes.desde}>
        {desde && total.total > 0 && textos.parado.desde(haQuanto(desde, agora))}
      </span>
    </li>
  )
}
