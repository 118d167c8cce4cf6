import {
  type AssuntoDeEvento,
  assuntosDeEvento,
  type EventoDeWebhook,
  eventosDeWebhook,
  eventosDoAssunto,
} from '@balcao/contract/provedor/webhook-eventos'
import { Button, Checkbox } from '@mantine/core'
import { use } from 'react'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import classes from './Webhook.module.css'
import { rotulos, textos } from './webhook.textos.ts'

const assuntos = Object.keys(assuntosDeEvento) as AssuntoDeEvento[]

/** Texts in the contract mark the names of fields for programs. */
const semMarcas = (texto: string) => texto.replaceAll('`', '')

/** Every event with what it means, by what it is about. */
export function CampoEventos() {
  const formulario = use(ContextoFormulario)
  const ligado = formulario?.getInputProps('eventos')
  const escolhidos: readonly string[] = ligado?.value ?? []
  const travado = formulario?.travado ?? false
  return (
    <Checkbox.Group
      {...ligado}
      label={rotulos.eventos}
      description={textos.eventosExplicados}
      // Below all the events it would be out of sight.
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      withAsterisk
      className={classes.largo ?? ''}
    >
      <div className={classes.assuntos}>
        {assuntos.map((assunto) => (
          <EventosDoAssunto
            key={assunto}
            assunto={assunto}
            escolhidos={escolhidos}
            travado={travado}
            errado={Boolean(ligado?.error)}
            aoEscolher={(novos) => ligado?.onChange(novos)}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}

type EventosDoAssuntoProps = {
  assunto: AssuntoDeEvento
  escolhidos: readonly string[]
  travado: boolean
  errado: boolean
  aoEscolher: (novos: string[]) => void
}

function EventosDoAssunto({ assunto, escolhidos, travado, errado, aoEscolher }: EventosDoAssuntoProps) {
  const deste: readonly string[] = eventosDoAssunto(assunto)
  const todos = deste.every((evento) => escolhidos.includes(evento))
  const acao = todos ? textos.desmarcarTodos : textos.marcarTodos
  const outros = escolhidos.filter((evento) => !deste.includes(evento))
  return (
    <fieldset className={classes.assunto}>
      <legend>{assuntosDeEvento[assunto]}</legend>
      {!travado && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={textos.deQue(acao, assuntosDeEvento[assunto])}
          onClick={() => aoEscolher(todos ? outros : [...outros, ...deste])}
        >
          {acao}
        </Button>
      )}
      {deste.map((evento) => (
        <Checkbox
          key={evento}
          value={evento}
          label={evento}
          description={semMarcas(eventosDeWebhook[evento as EventoDeWebhook])}
          disabled={travado}
          aria-invalid={errado}
        />
      ))}
    </fieldset>
  )
}
