import type { PromocaoDaOferta } from '@balcao/contract/catalogo/oferta'
import { precoEmPalavras } from '@balcao/contract/catalogo/oferta-texto'
import type { Preco } from '@balcao/contract/catalogo/preco/preco-resultado'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import classes from './Catalogo.module.css'
import { textos } from './catalogo.textos.ts'
import { nomesAindaNaoDitos } from './nomes-das-promocoes.ts'

type PromocaoNoCartaoProps = {
  preco: Preco
  promocoes: PromocaoDaOferta[]
  /**
   * Some promotions are valid only in certain cities or channels, and those of the sale are not known yet.
   */
  haOutras: boolean
}

/** The price with the best promotions: "R$ 49,95 nos 3 primeiros meses, depois R$ 99,90". */
export function PromocaoNoCartao({ preco, promocoes, haOutras }: PromocaoNoCartaoProps) {
  if (promocoes.length === 0) return haOutras ? <p className={classes.outras}>{textos.haOutras}</p> : null
  const cheia = preco.instalacao.linhas.find(({ tipo }) => tipo === 'INSTALACAO')?.valor ?? 0
  const { total } = preco.instalacao
  const instalacao = total === 0 ? 'instalação grátis' : `instalação por ${formatarDinheiro(total)}`
  const dito = [precoEmPalavras(preco), total < cheia ? instalacao : null]
    .filter((parte) => parte !== null)
    .join(' · ')
  const nomes = nomesAindaNaoDitos(
    promocoes.map(({ nome }) => nome),
    dito,
  ).join(' + ')
  return (
    <div className={classes.promocao}>
      <strong>{dito.charAt(0).toUpperCase() + dito.slice(1)}</strong>
      {nomes && <span>{nomes}</span>}
      {haOutras && <span>{textos.haOutras}</span>}
    </div>
  )
}
