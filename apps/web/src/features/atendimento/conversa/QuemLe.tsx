import { tiposDeMensagem } from '@balcao/contract/posvenda/atendimento'
import { EMAIL_DESLIGADO } from '@balcao/contract/provedor/email-desligado'
import { useId } from 'react'
import { useConfiguracao } from '#configuracao.ts'
import { Icone } from '#ui/Icone.tsx'
import { textos } from './conversa.textos.ts'
import classes from './Escrever.module.css'
import type { Escrita } from './useEscrita.ts'

type QuemLeProps = {
  tipo: Escrita['tipo']
  email: string | null
  aoEscolher: (tipo: Escrita['tipo']) => void
}

const paraOnde = (tipo: Escrita['tipo'], email: string | null) =>
  email && tipo === 'AO_CLIENTE' ? textos.vaiPara(email) : textos.ficaAqui

/** Why nothing written here reaches the client. */
const porQueNaoVai = (email: string | null, enviaEmail: boolean) => {
  if (!email) return textos.semEmail
  return enviaEmail ? null : EMAIL_DESLIGADO
}

/** The switch, and what it means right now. */
export function QuemLe({ tipo, email, aoEscolher }: QuemLeProps) {
  const id = useId()
  const impedimento = porQueNaoVai(email, useConfiguracao().envia_email)
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
              disabled={opcao === 'AO_CLIENTE' && impedimento !== null}
              onChange={() => aoEscolher(opcao)}
            />
            <Icone nome={opcao === 'INTERNA' ? 'tabler:lock' : 'tabler:mail'} tamanho={16} />
            {textos.opcoes[opcao]}
          </label>
        ))}
      </fieldset>
      <p id={`${id}-onde`} className={classes.onde} aria-live="polite">
        {impedimento ?? paraOnde(tipo, email)}
      </p>
    </div>
  )
}
