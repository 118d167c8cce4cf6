import { nomesDosTelefones } from '@balcao/contract/cliente/contato'
import { ActionIcon, Radio } from '@mantine/core'
import { CampoInterruptor } from '../../ui/campos/CampoInterruptor.tsx'
import { CampoTelefone } from '../../ui/campos/CampoTelefone.tsx'
import { Icone } from '../../ui/Icone.tsx'
import { CampoDeOpcoes } from './CampoDeOpcoes.tsx'
import classes from './Cliente.module.css'
import { textos as doCliente } from './cliente.textos.ts'
import { textos } from './contatos.textos.ts'

type LinhaDoTelefoneProps = {
  lugar: number
  principal: boolean
  travado: boolean
  aoTornarPrincipal: () => void
  aoTirar: () => void
}

/** One phone in one line; its name is for who listens, the order of the rows is for who sees. */
export function LinhaDoTelefone(props: LinhaDoTelefoneProps) {
  const { lugar, principal, travado } = props
  const nome = textos.telefone(lugar + 1)
  return (
    <fieldset className={classes.telefone} aria-label={nome}>
      <CampoTelefone
        name={`telefones.${lugar}.numero`}
        aria-label={`${nome}: ${textos.telefoneNumero}`}
        autoComplete="off"
        className={classes.numero ?? ''}
      />
      <CampoDeOpcoes
        name={`telefones.${lugar}.tipo`}
        aria-label={`${nome}: ${textos.telefoneTipo}`}
        nomes={nomesDosTelefones}
        className={classes.tipoDoTelefone ?? ''}
      />
      <CampoInterruptor name={`telefones.${lugar}.whatsapp`} label={doCliente.whatsapp} />
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
}
