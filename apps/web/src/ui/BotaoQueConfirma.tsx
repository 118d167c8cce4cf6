import { type ReactNode, useState } from 'react'
import { BotaoComMotivo } from './BotaoComMotivo.tsx'
import { ConfirmarAcao } from './ConfirmarAcao.tsx'

type BotaoQueConfirmaProps = {
  /** The text of the button, and of the one that confirms. */
  texto: string
  /** Why it cannot be used now. */
  motivo?: string | null
  pergunta: string
  /** What will happen, in full. */
  consequencia: ReactNode
  /** The mutation behind it. A refusal is shown in the dialog, where the person still is. */
  acao: { isPending: boolean; error: { message: string } | null; reset: () => void }
  aoConfirmar: (fechar: () => void) => void
  compacto?: boolean
}

/** A button for an action that cannot easily be undone. It says what will happen before it happens. */
export function BotaoQueConfirma(props: BotaoQueConfirmaProps) {
  const { texto, motivo, acao } = props
  const [perguntando, setPerguntando] = useState(false)

  function fechar() {
    setPerguntando(false)
    acao.reset()
  }

  return (
    <>
      <BotaoComMotivo
        variant="default"
        size={props.compacto ? 'compact-sm' : 'sm'}
        motivo={motivo}
        onClick={() => setPerguntando(true)}
      >
        {texto}
      </BotaoComMotivo>
      {perguntando && (
        <ConfirmarAcao
          titulo={props.pergunta}
          consequencia={props.consequencia}
          textoConfirmar={texto}
          confirmando={acao.isPending}
          erro={acao.error}
          aoConfirmar={() => props.aoConfirmar(fechar)}
          aoCancelar={fechar}
        />
      )}
    </>
  )
}
