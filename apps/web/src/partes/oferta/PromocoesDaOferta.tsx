import type { Oferta, PromocaoDaOferta } from '@balcao/contract/catalogo/oferta'
import { montar } from '@balcao/contract/catalogo/oferta-preco'
import { melhorCombinacao, ordenarPorEconomia } from '@balcao/contract/catalogo/preco/combinacao'
import { descontosEmPalavras } from '@balcao/contract/catalogo/promocao-texto'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Button, Checkbox } from '@mantine/core'
import classes from './Escolhas.module.css'
import { textos } from './escolhas.textos.ts'
import type { EscolhasDaOferta } from './escolhas.ts'

type PromocoesDaOfertaProps = {
  oferta: Oferta
  dia: string
  feitas: EscolhasDaOferta
  /** About promotions that are not in the list. */
  sobreOutras?: string | null
}

/** The promotions that fit what was chosen, the one that saves the most first. */
export function PromocoesDaOferta(props: PromocoesDaOfertaProps) {
  const { oferta, dia, feitas, sobreOutras } = props
  const { escolhas, promocoes, aviso } = feitas
  const montada = montar(oferta, dia, escolhas.adicionais)
  const ordenadas = ordenarPorEconomia(montada, oferta.promocoes)
  const daOferta = new Map(oferta.promocoes.map((promocao) => [promocao.id, promocao]))
  // Chosen by hand it may be the best all the same.
  const naMelhor =
    escolhas.promocoes === null || mesmas(promocoes, melhorCombinacao(montada, oferta.promocoes).promocoes)
  return (
    <fieldset className={classes.parte} data-path="promocoes">
      <legend>{textos.promocoes}</legend>
      {ordenadas.length === 0 && <p className={classes.discreto}>{textos.semPromocoes}</p>}
      {ordenadas.map(({ promocao: { id }, economia }) => {
        const promocao = daOferta.get(id)
        if (!promocao) return null
        return (
          <Checkbox
            key={id}
            label={promocao.nome}
            description={detalhes(promocao, economia)}
            checked={promocoes.some((tomada) => tomada.id === id)}
            onChange={() => feitas.alternarPromocao(id)}
          />
        )
      })}
      {sobreOutras && <p className={classes.discreto}>{sobreOutras}</p>}
      <div className={classes.combinacao}>
        <p aria-live="polite" data-aviso={aviso ? true : undefined}>
          {aviso ?? (naMelhor && ordenadas.length > 0 ? textos.melhor : null)}
        </p>
        {!naMelhor && (
          <Button variant="subtle" size="compact-sm" onClick={feitas.usarMelhor}>
            {textos.voltarAMelhor}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

type ComId = { id: string }

const mesmas = (tomadas: readonly ComId[], outras: readonly ComId[]) =>
  tomadas.length === outras.length && tomadas.every(({ id }) => outras.some((outra) => outra.id === id))

function detalhes(promocao: PromocaoDaOferta, economia: number): string {
  const valor = formatarDinheiro(Math.abs(economia))
  return [
    descontosEmPalavras(promocao),
    economia >= 0 ? textos.economiza(valor) : textos.encarece(valor),
    promocao.cumulativa ? '' : textos.naoSeSoma,
    promocao.vigencia_fim ? textos.ate(formatarData(promocao.vigencia_fim)) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
