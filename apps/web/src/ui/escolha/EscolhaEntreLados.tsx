import { Radio } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { textos } from '../historico/historico.textos.ts'
import classes from './EscolhaEntreLados.module.css'

type Lado<V extends string> = {
  valor: V
  /** Shown above it: where it comes from. */
  origem?: string
  /** As people read it: a name, not an id. */
  conteudo: ReactNode
  /** What choosing it means. */
  acao: string
}

type EscolhaEntreLadosProps<V extends string> = {
  rotulo: string
  lados: readonly Lado<V>[]
  escolhido: V | null
  aoEscolher: (valor: V) => void
}

/** One field and the value of each side, side by side. On a phone, one below the other. */
export function EscolhaEntreLados<V extends string>(props: EscolhaEntreLadosProps<V>) {
  const { rotulo, lados, escolhido, aoEscolher } = props
  const id = useId()
  return (
    <Radio.Group label={rotulo} mb="md" value={escolhido} onChange={(valor) => aoEscolher(valor as V)}>
      <div className={classes.lados}>
        {lados.map(({ valor, origem, conteudo, acao }) => (
          // The whole card is clickable, and its text is the accessible name of the choice.
          <label
            key={valor}
            htmlFor={`${id}-${valor}`}
            className={classes.lado}
            data-escolhido={escolhido === valor || undefined}
          >
            {origem && <span className={classes.origem}>{origem}</span>}
            <span className={classes.valor}>{conteudo || textos.vazio}</span>
            <span className={classes.acao}>
              <Radio id={`${id}-${valor}`} value={valor} />
              {acao}
            </span>
          </label>
        ))}
      </div>
    </Radio.Group>
  )
}
