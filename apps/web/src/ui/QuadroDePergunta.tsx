import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import classes from './Dialogo.module.css'
import { Dialogo } from './Dialogo.tsx'
import { DialogoComCampos } from './DialogoComCampos.tsx'
import { ErroNaTela } from './ErroNaTela.tsx'
import { useTeclasDeSalvar } from './formulario/useTeclasDeSalvar.ts'
import { MudouEnquanto, type OQueMudou } from './MudouEnquanto.tsx'
import { textos } from './textos.ts'

/** What the server said of each field. */
export type DoServidor = (campo: string) => string | undefined

type Envio = { isPending: boolean; isSuccess: boolean; isError: boolean; error: unknown; reset: () => void }

type QuadroDePerguntaProps = {
  pergunta: string
  /** What will happen, in full. */
  consequencia?: ReactNode
  confirmar: string
  perigosa?: boolean
  /** The record's version as it is now. */
  versao: number
  /** How a change by somebody else reads. */
  oQueMudou: OQueMudou
  /** Why it cannot be done any more. */
  impedimento?: string | null
  /** What was chosen so far cannot be done, and that is already said. */
  bloqueada?: boolean
  envio: Envio
  /** The person agreed, about this version. What is wrong in a field is shown there, and nothing is sent. */
  aoConfirmar: (versao: number) => void
  aoFechar: () => void
  children?: ((erro: DoServidor) => ReactNode) | undefined
  /** The fields that show their own error. */
  campos?: readonly string[]
}

/**
 * One question about a record. The answer is about the version that the person saw when it was asked: when the record
 * changes meanwhile, they are told before anything is sent, and keep what they wrote.
 */
export function QuadroDePergunta(props: QuadroDePerguntaProps) {
  const { versao, envio, impedimento = null, aoFechar, children, campos = [] } = props
  const { perigosa = false, bloqueada = false } = props
  const [vista, setVista] = useState(versao)
  const formulario = useRef<HTMLFormElement>(null)
  useTeclasDeSalvar(formulario)
  const mudou = versao !== vista && !envio.isPending && !envio.isSuccess
  const parado = mudou || impedimento !== null
  const erro = envio.error instanceof ErroHttp ? envio.error : null
  const Quadro = children ? DialogoComCampos : Dialogo
  const doCampo: DoServidor = (campo) => erro?.campos[campo]?.[0]

  const enviar = (evento: SubmitEvent) => {
    evento.preventDefault()
    if (!parado && !bloqueada && !envio.isPending) props.aoConfirmar(vista)
  }
  return (
    <Quadro titulo={props.pergunta} ocupado={envio.isPending} aoFechar={aoFechar}>
      <form ref={formulario} noValidate onSubmit={enviar}>
        {props.consequencia && (
          <Text component="div" size="sm" mb="sm">
            {props.consequencia}
          </Text>
        )}
        {children?.(doCampo)}
        {parado ? (
          <MudouEnquanto
            {...props.oQueMudou}
            mudou={mudou}
            impedimento={impedimento}
            aoContinuar={() => {
              envio.reset()
              setVista(versao)
            }}
          />
        ) : (
          envio.isError && !campos.some(doCampo) && <ErroNaTela mensagem={textoDoErro(envio.error)} />
        )}
        <Group justify="flex-end" gap="xs" className={classes.pe ?? ''}>
          <Button variant="default" mih={44} disabled={envio.isPending} onClick={aoFechar}>
            {textos.acao.deixar}
          </Button>
          <Button
            type="submit"
            mih={44}
            color={perigosa ? 'danger' : 'primary'}
            disabled={parado || bloqueada}
            loading={envio.isPending}
            {...(!children && { 'data-autofocus': true })}
          >
            {props.confirmar}
          </Button>
        </Group>
      </form>
    </Quadro>
  )
}
