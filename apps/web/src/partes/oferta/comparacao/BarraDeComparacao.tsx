import { MAXIMO_COMPARADOS } from '@balcao/contract/catalogo/oferta-filtro'
import { Button } from '@mantine/core'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import classes from './BarraDeComparacao.module.css'
import { textos } from './comparacao.textos.ts'
import { nomesDosComparados } from './nomes.ts'

type BarraDeComparacaoProps = {
  quantos: number
  /** Only of plans that match the filters. One that was ticked before filtering is only counted. */
  nomes: string[]
  aoComparar: () => void
  aoLimpar: () => void
  /** Above the cards, where the bottom of the window is taken. */
  emCima?: boolean
}

/** Shown at the edge of the window while something is ticked. */
export function BarraDeComparacao(props: BarraDeComparacaoProps) {
  const { quantos, nomes, aoComparar, aoLimpar, emCima = false } = props
  const faltam = MAXIMO_COMPARADOS - quantos
  return (
    <section className={classes.barra} aria-label={textos.comparar} data-em-cima={emCima || undefined}>
      <p className={classes.escolhidos}>
        <strong>{nomesDosComparados(nomes, quantos)}</strong>
        {quantos < MAXIMO_COMPARADOS && (
          <span> {quantos < 2 ? textos.compararMais(faltam) : textos.cabeMaisUm}</span>
        )}
      </p>
      <Button variant="subtle" onClick={aoLimpar}>
        {textos.semComparar}
      </Button>
      <BotaoComMotivo motivo={quantos < 2 ? textos.compararMais(1) : null} onClick={aoComparar}>
        {`${textos.comparar} (${quantos})`}
      </BotaoComMotivo>
    </section>
  )
}
