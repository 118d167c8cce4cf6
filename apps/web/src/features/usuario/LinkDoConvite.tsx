import type { Convite } from '@balcao/contract/acesso/usuario'
import { Text } from '@mantine/core'
import { CopiarUmaVez } from '#ui/CopiarUmaVez.tsx'
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
  const { entregueOLink: umaVez, linkCopiado: copiado, copieVoce, fechar, copiarLink: copiar } = textos
  return (
    <CopiarUmaVez
      titulo={textos.conviteCriado}
      rotulo={textos.linkDoConvite}
      valor={link}
      textos={{ umaVez, copiar, copiado, copieVoce, fechar }}
      aoFechar={aoFechar}
    >
      <Text size="sm" mb="xs">
        {textos.conviteEmPasta(email)}
      </Text>
    </CopiarUmaVez>
  )
}
