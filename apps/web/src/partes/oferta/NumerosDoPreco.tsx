import type { Preco } from '@balcao/contract/catalogo/preco/preco-resultado'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import classes from './Preco.module.css'
import { textos } from './preco.textos.ts'

type NumerosDoPrecoProps = {
  preco: Preco
  /** The boleto that charges what is paid once: then the first invoice is its month alone. */
  umaVezNoBoleto?: number | undefined
}

/** The four sums that people ask for. */
export function NumerosDoPreco({ preco, umaVezNoBoleto: boleto }: NumerosDoPrecoProps) {
  return (
    <dl className={classes.numeros}>
      <Numero
        nome={textos.primeiraFatura}
        valor={boleto ? (preco.meses[0]?.total ?? 0) : preco.primeira_fatura.total}
        nota={boleto && textos.umaVezNoBoleto(boleto)}
      />
      <Numero nome={textos.instalacao} valor={preco.instalacao.total} />
      <Numero nome={textos.totalDoPeriodo(preco.meses.length)} valor={preco.total_fidelidade} />
      <Numero nome={textos.economia} valor={preco.economia} />
    </dl>
  )
}

type NumeroProps = { nome: string; valor: number; nota?: string | 0 | undefined }

const Numero = ({ nome, valor, nota }: NumeroProps) => (
  <div>
    <dt>{nome}</dt>
    <dd>
      {formatarDinheiro(valor)}
      {nota && <small>{nota}</small>}
    </dd>
  </div>
)
