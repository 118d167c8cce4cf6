import type { Fatura } from '@balcao/contract/catalogo/preco/preco-resultado'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import classes from './Preco.module.css'

/** What an invoice is made of. Discounts are lines of their own, so the lines add up to the total. */
export function LinhasDaFatura({ rotulo, fatura }: { rotulo: string; fatura: Fatura }) {
  return (
    <ul className={classes.linhas} aria-label={rotulo}>
      {fatura.linhas.map(({ tipo, id, descricao, valor }) => (
        <li key={`${tipo}-${id}-${descricao}`}>
          <span>{descricao}</span>
          <span>{formatarDinheiro(valor)}</span>
        </li>
      ))}
    </ul>
  )
}
