import { formatarDinheiro } from '@balcao/contract/dinheiro'
import type { PromocaoDaOferta } from '@balcao/contract/oferta'
import { precoEmPalavras } from '@balcao/contract/oferta-texto'
import type { Preco } from '@balcao/contract/venda/preco-resultado'
import classes from './Catalogo.module.css'
import { textos } from './catalogo.textos.ts'

type PromocaoNoCartaoProps = {
  preco: Preco
  promocoes: PromocaoDaOferta[]
  /** What of the sale is known: where it is not, a promotion may not hold after all. */
  comCidade: boolean
  comCanal: boolean
}

/** With the best promotions: "R$ 49,95 nos 3 primeiros meses, depois R$ 99,90". */
export function PromocaoNoCartao({ preco, promocoes, comCidade, comCanal }: PromocaoNoCartaoProps) {
  if (promocoes.length === 0) return null
  const cheia = preco.instalacao.linhas.find(({ tipo }) => tipo === 'INSTALACAO')?.valor ?? 0
  const { total } = preco.instalacao
  const instalacao = total === 0 ? 'instalação grátis' : `instalação por ${formatarDinheiro(total)}`
  const partes = [precoEmPalavras(preco), total < cheia ? instalacao : null].filter((parte) => parte !== null)
  const ressalvas = [
    !comCanal && promocoes.some(({ todos_canais }) => !todos_canais) && textos.algunsCanais,
    !comCidade && promocoes.some(({ todas_cidades }) => !todas_cidades) && textos.algumasCidades,
  ].filter((ressalva) => ressalva !== false)
  return (
    <div className={classes.promocao}>
      <strong>{partes.join(' · ')}</strong>
      <span>{[promocoes.map(({ nome }) => nome).join(' + '), ...ressalvas].join(' · ')}</span>
    </div>
  )
}
