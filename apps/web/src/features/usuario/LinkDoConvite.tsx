import type { Convite } from '@balcao/contract/acesso/usuario'
import { Text } from '@mantine/core'
import { AvisoDeEnderecoLocal } from '#partes/endereco-local/AvisoDeEnderecoLocal.tsx'
import { CopiarUmaVez } from '#ui/CopiarUmaVez.tsx'
import { toast } from '#ui/toast.tsx'
import { textos } from './usuario.textos.ts'

type TextosDoLink = {
  enviado: (email: string) => string
  titulo: string
  rotulo: string
  umaVez: string
}

const doConvite: TextosDoLink = {
  enviado: textos.conviteEnviado,
  titulo: textos.conviteCriado,
  rotulo: textos.linkDoConvite,
  umaVez: textos.entregueOLink,
}

/**
 * Says what happened to the letter. True when there is a link to hand over, which `LinkDoConvite` shows.
 */
export const contarDoConvite = (
  { por_email, link }: Convite,
  email: string,
  { enviado } = doConvite,
): boolean => {
  if (link) return true
  if (por_email) toast.sucesso(enviado(email))
  else toast.aviso(textos.conviteEmPasta(email))
  return false
}

type LinkDoConviteProps = { email: string; link: string; textosDoLink?: TextosDoLink; aoFechar: () => void }

/**
 * Without a mail server: where the letter is, and its link for the inviter to pass on. It is shown only once.
 */
export function LinkDoConvite({ email, link, textosDoLink = doConvite, aoFechar }: LinkDoConviteProps) {
  const { linkCopiado: copiado, copieVoce, fechar, copiarLink: copiar } = textos
  const { titulo, rotulo, umaVez } = textosDoLink
  return (
    <CopiarUmaVez
      titulo={titulo}
      rotulo={rotulo}
      valor={link}
      textos={{ umaVez, copiar, copiado, copieVoce, fechar }}
      aoFechar={aoFechar}
    >
      <Text size="sm" mb="xs">
        {textos.conviteEmPasta(email)}
      </Text>
      <AvisoDeEnderecoLocal link={link} />
    </CopiarUmaVez>
  )
}
