import { Button, Group, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { Dialogo } from '#ui/Dialogo.tsx'
import { textos } from './segredo.textos.ts'

type SegredoNovoProps = { segredo: string; aoFechar: () => void }

/** The only time that the secret is readable. */
export function SegredoNovo({ segredo, aoFechar }: SegredoNovoProps) {
  const campo = useRef<HTMLInputElement>(null)
  // Said here, because a toast would be behind the dialog's overlay.
  const [copiado, setCopiado] = useState('')

  async function copiar() {
    campo.current?.select()
    try {
      await navigator.clipboard.writeText(segredo)
      setCopiado(textos.copiado)
    } catch {
      // Outside https there is no clipboard. The secret is selected instead, for the keyboard to copy.
      setCopiado(textos.copieVoce)
    }
  }

  return (
    <Dialogo titulo={textos.novo} aoFechar={aoFechar}>
      <Text size="sm" mb="sm">
        {textos.umaVez}
      </Text>
      <CampoTexto
        ref={campo}
        label={textos.novo}
        value={segredo}
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
