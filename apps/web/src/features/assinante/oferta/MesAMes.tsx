import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { OfertaDoAssinante } from '@balcao/contract/vendas/aceite'
import classes from '#partes/publica/publica.module.css'
import { textos } from '../assinante.textos.ts'

const t = textos.oferta.meses

/** What each month costs, and what leaving in it costs. */
export function MesAMes({ preco: { meses } }: Pick<OfertaDoAssinante, 'preco'>) {
  const comMulta = meses.some(({ multa }) => multa > 0)
  return (
    <details className={classes.meses}>
      <summary>{t.titulo}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.mes}</th>
            <th scope="col">{t.valor}</th>
            {comMulta && <th scope="col">{t.multa}</th>}
          </tr>
        </thead>
        <tbody>
          {meses.map(({ numero, total, multa }) => (
            <tr key={numero}>
              <th scope="row">{numero}º mês</th>
              <td>{formatarDinheiro(total)}</td>
              {comMulta && <td>{formatarDinheiro(multa)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
