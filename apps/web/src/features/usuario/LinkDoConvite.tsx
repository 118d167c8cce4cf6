import type { Convite } from '@balcao/contract/acesso/usuario'
import { Button, Group, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { Dialogo } from '#ui/Dialogo.tsx'
import { toast } from '#ui/toast.tsx'
import { textos } from './usuario.textos.ts'

/**
 * Says what happened to the invitation. True when there is a link to hand over, which `LinkDoConvite` shows.
 */
export const contarDoConvite = ({ por_email, link }: Convite, email: string): boolean => {
  if (link) return true
  if (por_email) toast.sucesso(textos.conviteEnviado(email))
  else toast.aviso(textos.conviteEmPasta(email))
  return false
}

type LinkDoConviteProps = { email: string; link: string; aoFechar: () => void }

/**
 * Without a mail server: where the letter is, and its link for the inviter to pass on. It is shown only once.
 */
export function LinkDoConvite({ email, link, aoFechar }: LinkDoConviteProps) {
  const campo = useRef<HTMLInputElement>(null)
  // Said here, because a toast would be behind the dialog's overlay.
  const [copiado, setCopiado] = useState('')

  async function copiar() {
    campo.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      setCopiado(textos.linkCopiado)
    } catch {
      // Outside https there is no clipboard. The link is selected instead, for the keyboard to copy.
      setCopiado(textos.copieVoce)
    }
  }

  return (
    <Dialogo titulo={textos.conviteCriado} aoFechar={aoFechar}>
      <Text size="sm" mb="xs">
        {textos.conviteEmPasta(email)}
      </Text>
      <Text size="sm" mb="sm">
        {textos.entregueOLink}
      </Text>
      <CampoTexto
        ref={campo}
        label={textos.linkDoConvite}
        value={link}
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
          {textos.copiarLink}
        </Button>
      </Group>
    </Dialogo>
  )
}
