import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { precoEmPalavras } from '@balcao/contract/catalogo/oferta-texto'
import type { Preco } from '@balcao/contract/catalogo/preco/preco-resultado'
import { fidelidadeEmPalavras } from '#partes/oferta/fidelidade.ts'
import { LinhasDaFatura } from '#partes/oferta/LinhasDaFatura.tsx'
import { MesAMes } from '#partes/oferta/MesAMes.tsx'
import { NumerosDoPreco } from '#partes/oferta/NumerosDoPreco.tsx'
import { textos as doPreco } from '#partes/oferta/preco.textos.ts'
import classes from './Resumo.module.css'

type DetalhesDoPrecoProps = {
  oferta: Oferta
  preco: Preco
  /** At its full height, where the page scrolls anyway. */
  inteiro?: boolean
}

/** The sums, the first invoice line by line, and every month with its fine. */
export function DetalhesDoPreco({ oferta, preco, inteiro = false }: DetalhesDoPrecoProps) {
  const emPalavras = precoEmPalavras(preco)
  return (
    <div className={classes.calendario} data-inteiro={inteiro || undefined}>
      {emPalavras && <p>{emPalavras}</p>}
      <NumerosDoPreco preco={preco} />
      <LinhasDaFatura rotulo={doPreco.primeiraFatura} fatura={preco.primeira_fatura} />
      <p className={classes.depois}>{fidelidadeEmPalavras(oferta)}</p>
      <MesAMes preco={preco} aberto />
    </div>
  )
}
