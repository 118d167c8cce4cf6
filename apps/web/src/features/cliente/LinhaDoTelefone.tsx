import { nomesDosTelefones } from '@balcao/contract/clientes/cliente/contato'
import { ehFixo } from '@balcao/contract/valores/telefone'
import { ActionIcon, Radio } from '@mantine/core'
import { memo } from 'react'
import { CampoDeOpcoes } from '#ui/campos/CampoDeOpcoes.tsx'
import { CampoInterruptor } from '#ui/campos/CampoInterruptor.tsx'
import { Icone } from '#ui/Icone.tsx'
import { useEventos } from '#ui/useEventos.ts'
import classes from './Cliente.module.css'
import { textos as doCliente } from './cliente.textos.ts'
import { textos } from './contatos.textos.ts'
import { NumeroDoTelefone } from './NumeroDoTelefone.tsx'

type LinhaDoTelefoneProps = {
  lugar: number
  numero: string
  principal: boolean
  travado: boolean
  aoMudarNumero: (numero: string) => void
  aoTornarPrincipal: () => void
  aoTirar: () => void
}

const Linha = memo((props: LinhaDoTelefoneProps) => {
  const { lugar, numero, principal, travado } = props
  const nome = textos.telefone(lugar + 1)
  const fixo = ehFixo(numero)
  return (
    <fieldset className={classes.telefone} aria-label={nome}>
      <NumeroDoTelefone lugar={lugar} aoMudar={props.aoMudarNumero} />
      <CampoDeOpcoes
        name={`telefones.${lugar}.tipo`}
        aria-label={`${nome}: ${textos.telefoneTipo}`}
        nomes={nomesDosTelefones}
        className={classes.tipoDoTelefone ?? ''}
      />
      <CampoInterruptor
        name={`telefones.${lugar}.whatsapp`}
        label={fixo ? textos.semWhatsapp : doCliente.whatsapp}
        className={classes.whatsapp ?? ''}
        // The choice is kept, in case the number is corrected.
        {...(fixo && { checked: false, disabled: true })}
      />
      <Radio
        name="telefone-principal"
        label={doCliente.principal}
        checked={principal}
        disabled={travado}
        onChange={props.aoTornarPrincipal}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        disabled={travado}
        aria-label={textos.tirarTelefone(lugar + 1)}
        onClick={props.aoTirar}
      >
        <Icone nome="tabler:x" tamanho={16} />
      </ActionIcon>
    </fieldset>
  )
})

/** One phone in one line. Its name is for screen readers; sighted people see the order of the rows. */
export function LinhaDoTelefone(props: LinhaDoTelefoneProps) {
  const { aoMudarNumero, aoTornarPrincipal, aoTirar, ...aspecto } = props
  return <Linha {...aspecto} {...useEventos({ aoMudarNumero, aoTornarPrincipal, aoTirar })} />
}
