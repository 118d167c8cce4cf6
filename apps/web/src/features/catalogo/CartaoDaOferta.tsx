import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { type Lugar, NADA_ESCOLHIDO, noLugar, precoDaOferta } from '@balcao/contract/catalogo/oferta-preco'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { MarcarParaComparar } from '#partes/oferta/comparacao/MarcarParaComparar.tsx'
import { PromocaoNoCartao } from '#partes/oferta/PromocaoNoCartao.tsx'
import { AvisosDoPlano } from '#partes/plano/AvisosDoPlano.tsx'
import { CartaoDoPlano } from '#partes/plano/CartaoDoPlano.tsx'
import classes from './Catalogo.module.css'
import { textos } from './catalogo.textos.ts'

type CartaoDaOfertaProps = {
  oferta: Oferta
  dia: string
  comparado: boolean
  /** Why it cannot be ticked. */
  semComparar: string | null
  aoComparar: () => void
  aoAbrir: () => void
  /** City and channel, as far as they were chosen. */
  lugar: Lugar
}

/**
 * A plan with what the client pays for it.
 * The price includes what is mandatory, and the best promotion is shown.
 */
export function CartaoDaOferta(props: CartaoDaOfertaProps) {
  const { oferta, dia, comparado, semComparar, lugar } = props
  const { codigo_ibge, canal_venda_id } = lugar
  const certa = useMemo(
    () => noLugar(oferta, { codigo_ibge, canal_venda_id }),
    [oferta, codigo_ibge, canal_venda_id],
  )
  const { preco, promocoes } = useMemo(() => precoDaOferta(certa, dia, NADA_ESCOLHIDO), [certa, dia])
  return (
    <CartaoDoPlano
      plano={{ ...oferta, valor_mensal: preco.mensalidade_regular }}
      acoes={
        <>
          <PromocaoNoCartao
            preco={preco}
            promocoes={promocoes}
            haOutras={certa.promocoes.length < oferta.promocoes.length}
          />
          <AvisosDoPlano plano={oferta} comCidade={codigo_ibge !== undefined} />
          <div className={classes.botoes}>
            <MarcarParaComparar
              nome={oferta.nome}
              {...{ comparado, semComparar }}
              aoComparar={props.aoComparar}
            />
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
