import type { PromocaoDaOferta } from '@balcao/contract/catalogo/oferta'
import { precoEmPalavras } from '@balcao/contract/catalogo/oferta-texto'
import type { Preco } from '@balcao/contract/catalogo/preco/preco-resultado'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { nomesAindaNaoDitos } from './nomes-das-promocoes.ts'
import classes from './PromocaoNoCartao.module.css'

const HA_OUTRAS = 'Há mais promoções em algumas cidades ou canais'

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
  if (promocoes.length === 0) return haOutras ? <p className={classes.outras}>{HA_OUTRAS}</p> : null
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
      {haOutras && <span>{HA_OUTRAS}</span>}
    </div>
  )
}
