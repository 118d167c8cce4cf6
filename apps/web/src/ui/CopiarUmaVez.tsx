import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { CampoTexto } from './campos/CampoTexto.tsx'
import { Dialogo } from './Dialogo.tsx'

type CopiarUmaVezProps = {
  titulo: string
  /** The name of the value, where it is not the title. */
  rotulo?: string
  valor: string
  /** `umaVez`: that it is shown only now, and what to do with it. */
  textos: { umaVez: string; copiar: string; copiado: string; copieVoce: string; fechar: string }
  aoFechar: () => void
  /** What is to be said before. */
  children?: ReactNode
}

/** A value that is shown only now, to be copied. A slip of the hand must not take it away. */
export function CopiarUmaVez({
  titulo,
  rotulo = titulo,
  valor,
  textos,
  aoFechar,
  children,
}: CopiarUmaVezProps) {
  const campo = useRef<HTMLInputElement>(null)
  // Said here, because a toast would be behind the dialog's overlay.
  const [copiado, setCopiado] = useState('')

  async function copiar() {
    campo.current?.select()
    try {
      await navigator.clipboard.writeText(valor)
      setCopiado(textos.copiado)
    } catch {
      // Outside https there is no clipboard. The value is selected instead, for the keyboard to copy.
      setCopiado(textos.copieVoce)
    }
  }

  return (
    <Dialogo titulo={titulo} fechaPor="none" aoFechar={aoFechar}>
      {children}
      <Text size="sm" mb="sm">
        {textos.umaVez}
      </Text>
      <CampoTexto
        ref={campo}
        label={rotulo}
        value={valor}
        readOnly
        onFocus={(evento) => evento.currentTarget.select()}
      />
      <Text size="sm" mt="xs" role="status">
        {copiado}
      </Text>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={aoFechar}>
          {textos.fechar}
        </Button>
        <Button onClick={copiar} data-autofocus>
          {textos.copiar}
        </Button>
      </Group>
    </Dialogo>
  )
}
