import { tiposDeMensagem } from '@balcao/contract/posvenda/atendimento'
import { useId } from 'react'
import { Icone } from '#ui/Icone.tsx'
import { textos } from './conversa.textos.ts'
import classes from './Escrever.module.css'
import type { Escrita } from './useEscrita.ts'

type QuemLeProps = {
  tipo: Escrita['tipo']
  email: string | null
  aoEscolher: (tipo: Escrita['tipo']) => void
}

const paraOnde = (tipo: Escrita['tipo'], email: string | null) => {
  if (!email) return textos.semEmail
  return tipo === 'INTERNA' ? textos.ficaAqui : textos.vaiPara(email)
}

/** The switch, and what it means right now. */
export function QuemLe({ tipo, email, aoEscolher }: QuemLeProps) {
  const id = useId()
  return (
    <div className={classes.quemLe}>
      <fieldset className={classes.opcoes} aria-describedby={`${id}-onde`}>
        <legend>{textos.tipo}</legend>
        {tiposDeMensagem.map((opcao) => (
          <label key={opcao}>
            <input
              type="radio"
              name={id}
              checked={opcao === tipo}
              disabled={opcao === 'AO_CLIENTE' && !email}
              onChange={() => aoEscolher(opcao)}
            />
            <Icone nome={opcao === 'INTERNA' ? 'tabler:lock' : 'tabler:mail'} tamanho={16} />
            {textos.opcoes[opcao]}
          </label>
        ))}
      </fieldset>
      <p id={`${id}-onde`} className={classes.onde} aria-live="polite">
        {paraOnde(tipo, email)}
      </p>
    </div>
  )
}
