import type { Preco } from '@balcao/contract/catalogo/preco/preco-resultado'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { mesEAno } from '#ui/mesEAno.ts'
import classes from './Preco.module.css'
import { textos } from './preco.textos.ts'

/** Folded, because most people only look for the total. */
export function MesAMes({ preco, aberto }: { preco: Preco; aberto?: boolean }) {
  const comMulta = preco.meses.some(({ multa }) => multa > 0)
  return (
    <details className={classes.meses} open={aberto}>
      <summary>{textos.mesAMes}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{textos.mes}</th>
            <th scope="col">{textos.mensalidade}</th>
            {comMulta && (
              <th scope="col" title={textos.multaNoMes}>
                {textos.multa}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {preco.meses.map(({ numero, competencia, total, multa }) => (
            <tr key={numero}>
              <th scope="row">
                {numero}º <span>({mesEAno(competencia)})</span>
              </th>
              <td>{formatarDinheiro(total)}</td>
              {comMulta && <td>{formatarDinheiro(multa)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
