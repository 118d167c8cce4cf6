import { formatarDinheiro } from '@balcao/contract/dinheiro'
import type { Oferta } from '@balcao/contract/oferta'
import { montar } from '@balcao/contract/oferta-preco'
import { descontosEmPalavras } from '@balcao/contract/promocao-texto'
import { ordenarPorEconomia } from '@balcao/contract/venda/combinacao'
import { Button, Checkbox } from '@mantine/core'
import classes from './Simulador.module.css'
import { textos } from './simulador.textos.ts'
import type { Simulacao } from './useSimulacao.ts'

type PromocoesDoSimuladorProps = { oferta: Oferta; dia: string; simulacao: Simulacao }

/** Those that go with what was chosen, the one that saves the most first. */
export function PromocoesDoSimulador({ oferta, dia, simulacao }: PromocoesDoSimuladorProps) {
  const { escolhas, promocoes } = simulacao
  const ordenadas = ordenarPorEconomia(montar(oferta, dia, escolhas.adicionais), oferta.promocoes)
  const daOferta = new Map(oferta.promocoes.map((promocao) => [promocao.id, promocao]))
  return (
    <fieldset className={classes.parte}>
      <legend>{textos.promocoes}</legend>
      {ordenadas.length === 0 && <p className={classes.discreto}>{textos.semPromocoes}</p>}
      {ordenadas.map(({ promocao: { id }, economia }) => {
        const promocao = daOferta.get(id)
        if (!promocao) return null
        const valor = formatarDinheiro(Math.abs(economia))
        return (
          <Checkbox
            key={id}
            label={promocao.nome}
            description={[
              descontosEmPalavras(promocao),
              economia >= 0 ? textos.economiza(valor) : textos.encarece(valor),
            ]
              .filter(Boolean)
              .join(' · ')}
            checked={promocoes.some((tomada) => tomada.id === id)}
            onChange={() => simulacao.alternarPromocao(id)}
          />
        )
      })}
      {ordenadas.length > 0 &&
        (escolhas.promocoes === null ? (
          <p className={classes.discreto}>{textos.melhor}</p>
        ) : (
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.melhor ?? ''}
            onClick={simulacao.usarMelhor}
          >
            {textos.voltarAMelhor}
          </Button>
        ))}
    </fieldset>
  )
}
