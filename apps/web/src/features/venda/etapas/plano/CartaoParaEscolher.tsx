import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { Radio } from '@mantine/core'
import { memo } from 'react'
import { MarcarParaComparar } from '#partes/oferta/comparacao/MarcarParaComparar.tsx'
import { PromocaoNoCartao } from '#partes/oferta/PromocaoNoCartao.tsx'
import { AvisosDoPlano } from '#partes/plano/AvisosDoPlano.tsx'
import { CartaoDoPlano } from '#partes/plano/CartaoDoPlano.tsx'
import classes from './Plano.module.css'
import { textos } from './plano.textos.ts'
import { precoDeVitrine } from './preco-de-vitrine.ts'

type CartaoParaEscolherProps = {
  oferta: Oferta
  dia: string
  escolhido: boolean
  comparado: boolean
  /** Why it cannot be ticked. */
  semComparar: string | null
  aoEscolher: (oferta: Oferta) => void
  aoComparar: (id: string) => void
}

/** The whole card chooses the plan. Radio buttons of one group move with the arrow keys. */
export const CartaoParaEscolher = memo(function CartaoParaEscolher(props: CartaoParaEscolherProps) {
  const { oferta, dia, escolhido, comparado, semComparar } = props
  const { preco, promocoes } = precoDeVitrine(oferta, dia)
  return (
    <li className={classes.lugar} data-escolhido={escolhido || undefined}>
      <CartaoDoPlano
        plano={{ ...oferta, valor_mensal: preco.mensalidade_regular }}
        acoes={
          <>
            <PromocaoNoCartao preco={preco} promocoes={promocoes} haOutras={false} />
            <AvisosDoPlano plano={{ ...oferta, restrito: false }} comCidade />
            {oferta.restrito && <p className={classes.restrito}>{textos.restrito}</p>}
            <div className={classes.botoes}>
              <Radio
                name="plano_id"
                value={oferta.id}
                label={escolhido ? textos.escolhido : textos.escolher}
                aria-label={`${textos.escolher} ${oferta.nome}`}
                classNames={{ label: classes.cartaoInteiro ?? '', inner: classes.circulo ?? '' }}
                checked={escolhido}
                onChange={() => props.aoEscolher(oferta)}
              />
              <div className={classes.comparar}>
                <MarcarParaComparar
                  nome={oferta.nome}
                  {...{ comparado, semComparar }}
                  aoComparar={() => props.aoComparar(oferta.id)}
                />
              </div>
            </div>
          </>
        }
      />
    </li>
  )
})
