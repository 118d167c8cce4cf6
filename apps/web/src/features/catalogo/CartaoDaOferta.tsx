import type { Oferta } from '@balcao/contract/oferta'
import { NADA_ESCOLHIDO, precoDaOferta } from '@balcao/contract/oferta-preco'
import { Button, Checkbox } from '@mantine/core'
import { useMemo } from 'react'
import { Motivo } from '../../ui/Motivo.tsx'
import { CartaoDoPlano } from '../../ui/plano/CartaoDoPlano.tsx'
import { AvisosDaOferta } from './AvisosDaOferta.tsx'
import classes from './Catalogo.module.css'
import { textos } from './catalogo.textos.ts'
import { PromocaoNoCartao } from './PromocaoNoCartao.tsx'

type CartaoDaOfertaProps = {
  oferta: Oferta
  dia: string
  comparado: boolean
  /** Why it cannot be ticked. */
  semComparar: string | null
  aoComparar: () => void
  aoAbrir: () => void
  /** Whether they were asked for: then "only in some" is no news. */
  comCidade: boolean
  comCanal: boolean
}

/** A plan with what the client pays for it: what is mandatory is in the price, and the best promotion is told. */
export function CartaoDaOferta(props: CartaoDaOfertaProps) {
  const { oferta, dia, comparado, semComparar } = props
  const { preco, promocoes } = useMemo(() => precoDaOferta(oferta, dia, NADA_ESCOLHIDO), [oferta, dia])
  const travada = semComparar !== null
  return (
    <CartaoDoPlano
      plano={{ ...oferta, valor_mensal: preco.mensalidade_regular }}
      acoes={
        <>
          <PromocaoNoCartao
            preco={preco}
            promocoes={promocoes}
            comCidade={props.comCidade}
            comCanal={props.comCanal}
          />
          <AvisosDaOferta oferta={oferta} comCidade={props.comCidade} />
          <div className={classes.botoes}>
            <Motivo texto={semComparar}>
              <Checkbox
                label={textos.comparar}
                aria-label={`${textos.comparar} ${oferta.nome}`}
                checked={comparado}
                {...(travada && {
                  'aria-disabled': true,
                  'aria-description': semComparar,
                  'data-disabled': true,
                })}
                onChange={() => !travada && props.aoComparar()}
              />
            </Motivo>
            <Button
              variant="light"
              size="compact-sm"
              aria-label={`${textos.detalhes}: ${oferta.nome}`}
              onClick={props.aoAbrir}
            >
              {textos.detalhes}
            </Button>
          </div>
        </>
      }
    />
  )
}
