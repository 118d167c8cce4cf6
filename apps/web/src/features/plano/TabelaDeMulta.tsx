import { FIDELIDADE_MAXIMA } from '@balcao/contract/catalogo/plano'
import { multaDeFidelidade } from '@balcao/contract/catalogo/preco/multa'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import classes from './Plano.module.css'
import { textos } from './plano.textos.ts'

/** What leaving early will cost, month by month, before anything is saved. */
export function TabelaDeMulta({ meses, beneficio }: { meses: number; beneficio: number }) {
  if (!meses || meses > FIDELIDADE_MAXIMA || !beneficio) return null
  return (
    <details className={classes.multa}>
      <summary>
        {textos.multa}: {textos.ate(formatarDinheiro(beneficio))}
      </summary>
      <p>{textos.multaDica}</p>
      <ol start={0}>
        {Array.from({ length: meses }, (_, cumpridos) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the month is the row
          <li key={cumpridos}>
            <span>{textos.cumpridos(cumpridos)}</span>
            <span>{formatarDinheiro(multaDeFidelidade({ beneficio, meses, cumpridos }))}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
