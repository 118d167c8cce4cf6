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
