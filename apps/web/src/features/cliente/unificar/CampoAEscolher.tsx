import type { CampoDaUnificacao } from '@balcao/contract/cliente/unificacao'
import { Radio } from '@mantine/core'
import { useId } from 'react'
import { palavras } from '../cliente.palavras.ts'
import { textos as doCliente, rotulos, rotulosDoTipo } from '../cliente.textos.ts'
import type { Par } from './escolhas.ts'
import classes from './Unificar.module.css'
import { textos } from './unificar.textos.ts'

type CampoAEscolherProps = {
  campo: CampoDaUnificacao
  par: Par
  /** The id of the record whose value holds. */
  escolhido: string
  aoEscolher: (id: string) => void
}

/** One field, what each record says of it side by side; on a phone, one under the other. */
export function CampoAEscolher({ campo, par, escolhido, aoEscolher }: CampoAEscolherProps) {
  const base = useId()
  const rotulo = { ...rotulos, ...rotulosDoTipo[par.fica.tipo_pessoa] }[campo]
  return (
    <Radio.Group label={rotulo} mb="sm" value={escolhido} onChange={aoEscolher}>
      <div className={classes.opcoes}>
        {[par.fica, par.sai].map((cliente) => (
          // The whole of it chooses, and its text is what is heard at the choice.
          <label
            key={cliente.id}
            htmlFor={base + cliente.id}
            className={classes.opcao}
            data-escolhida={escolhido === cliente.id || undefined}
          >
            <Radio id={base + cliente.id} value={cliente.id} />
            <span>
              <span className={classes.valor}>{palavras.mostrarCampo(campo, cliente[campo])}</span>
              <small>{textos.de(doCliente.numero(cliente.codigo))}</small>
            </span>
          </label>
        ))}
      </div>
    </Radio.Group>
  )
}
