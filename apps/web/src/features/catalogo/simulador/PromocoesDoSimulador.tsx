import type { Oferta, PromocaoDaOferta } from '@balcao/contract/catalogo/oferta'
import { montar } from '@balcao/contract/catalogo/oferta-preco'
import { ordenarPorEconomia } from '@balcao/contract/catalogo/preco/combinacao'
import { descontosEmPalavras } from '@balcao/contract/catalogo/promocao-texto'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Button, Checkbox } from '@mantine/core'
import classes from './Simulador.module.css'
import { textos } from './simulador.textos.ts'
import type { EscolhasDaPessoa } from './useEscolhas.ts'

type PromocoesDoSimuladorProps = {
  oferta: Oferta
  dia: string
  simulacao: EscolhasDaPessoa
  /** Whether there are promotions for other cities or channels, while those of the sale are not known. */
  haEmOutrosLugares: boolean
}

/** The promotions that fit what was chosen, the one that saves the most first. */
export function PromocoesDoSimulador(props: PromocoesDoSimuladorProps) {
  const { oferta, dia, simulacao, haEmOutrosLugares } = props
  const { escolhas, promocoes, aviso } = simulacao
  const ordenadas = ordenarPorEconomia(montar(oferta, dia, escolhas.adicionais), oferta.promocoes)
  const daOferta = new Map(oferta.promocoes.map((promocao) => [promocao.id, promocao]))
  const naMelhor = escolhas.promocoes === null
  return (
    <fieldset className={classes.parte}>
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
            onChange={() => simulacao.alternarPromocao(id)}
          />
        )
      })}
      {haEmOutrosLugares && <p className={classes.discreto}>{textos.emOutrosLugares}</p>}
      <div className={classes.combinacao}>
        <p aria-live="polite" data-aviso={aviso ? true : undefined}>
          {aviso ?? (naMelhor && ordenadas.length > 0 ? textos.melhor : null)}
        </p>
        {!naMelhor && (
          <Button variant="subtle" size="compact-sm" onClick={simulacao.usarMelhor}>
            {textos.voltarAMelhor}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function detalhes(promocao: PromocaoDaOferta, economia: number): string {
  const valor = formatarDinheiro(Math.abs(economia))
  return [
    descontosEmPalavras(promocao),
    economia >= 0 ? textos.economiza(valor) : textos.encarece(valor),
    promocao.cumulativa ? '' : textos.naoSeSoma,
  ]
    .filter(Boolean)
    .join(' · ')
}
