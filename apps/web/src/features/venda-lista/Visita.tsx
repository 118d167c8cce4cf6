import { formatarTelefone } from '@balcao/contract/valores/telefone'
import type { VendaNaLista } from '@balcao/contract/vendas/lista-api'
import classes from './Vendas.module.css'
import { textos } from './vendas.textos.ts'

type VisitaProps = { visita: NonNullable<VendaNaLista['visita']> }

/** Whole, on as many lines as it needs: it is read at the wheel, or on paper. */
export function Endereco({ visita: { endereco, referencia } }: VisitaProps) {
  return (
    <span className={classes.endereco}>
      {endereco}
      {referencia && <small>{textos.referencia(referencia)}</small>}
    </span>
  )
}

/** One touch to call. A hidden number leads nowhere. */
export function Telefone({ visita: { telefone } }: VisitaProps) {
  if (!telefone) return null
  const escrito = formatarTelefone(telefone)
  return /^\+\d+$/.test(telefone) ? (
    <a href={`tel:${telefone}`} className={classes.telefone}>
      {escrito}
    </a>
  ) : (
    escrito
  )
}
