import type { Preco } from '@balcao/contract/catalogo/preco/preco-resultado'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import classes from './Preco.module.css'
import { textos } from './preco.textos.ts'

/** The four sums that people ask for. */
export function NumerosDoPreco({ preco }: { preco: Preco }) {
  return (
    <dl className={classes.numeros}>
      <Numero nome={textos.primeiraFatura} valor={preco.primeira_fatura.total} />
      <Numero nome={textos.instalacao} valor={preco.instalacao.total} />
      <Numero nome={textos.totalDoPeriodo(preco.meses.length)} valor={preco.total_fidelidade} />
      <Numero nome={textos.economia} valor={preco.economia} />
    </dl>
  )
}

const Numero = ({ nome, valor }: { nome: string; valor: number }) => (
  <div>
    <dt>{nome}</dt>
    <dd>{formatarDinheiro(valor)}</dd>
  </div>
)
