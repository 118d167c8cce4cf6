import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { CampoTexto } from './campos/CampoTexto.tsx'
import { Dialogo } from './Dialogo.tsx'
import { ErroNaTela } from './ErroNaTela.tsx'
import { textos } from './textos.ts'

type ConfirmarAcaoProps = {
  /** The question: "Excluir Maria Souza?" */
  titulo: string
  /** What will happen, in full: what is lost, what stays, whether it can be undone. */
  consequencia: ReactNode
  textoConfirmar: string
  textoCancelar?: string
  aoConfirmar: () => void
  aoCancelar: () => void
  confirmando?: boolean
  erro?: { message: string } | null
  /** For an action that cannot be undone: the word to type before the button works. */
  digitar?: string
}

/**
 * Asks before anything destructive, and is mounted while it asks. The focus starts on the cancel button, so
 * that an accidental Enter does nothing.
 */
export function ConfirmarAcao(props: ConfirmarAcaoProps) {
  const { digitar, confirmando = false, erro } = props
  const [digitado, setDigitado] = useState('')
  const falta = digitar !== undefined && digitado.trim() !== digitar
  return (
    <Dialogo
      titulo={props.titulo}
      ocupado={confirmando}
      fechaPor={digitar ? 'closerequest' : 'any'}
      aoFechar={props.aoCancelar}
    >
      <Text component="div" size="sm" mb="sm">
        {props.consequencia}
      </Text>
      {digitar && (
        <CampoTexto
          mt="md"
          label={textos.confirmar.digite.replace('{0}', digitar)}
          autoComplete="off"
          value={digitado}
          onChange={setDigitado}
        />
      )}
      {erro && <ErroNaTela mensagem={textoDoErro(erro)} />}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" disabled={confirmando} onClick={props.aoCancelar} data-autofocus>
          {props.textoCancelar ?? textos.acao.cancelar}
        </Button>
        <Button color="danger" disabled={falta} loading={confirmando} onClick={props.aoConfirmar}>
          {props.textoConfirmar}
        </Button>
      </Group>
    </Dialogo>
  )
}
