import { useState } from 'react'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import type { AcaoProps } from './acao.ts'
import { contarDoConvite, LinkDoConvite } from './LinkDoConvite.tsx'
import { useReenviarConvite } from './usuario.data.ts'
import { textos } from './usuario.textos.ts'

export function BotaoReenviar({ usuario, motivo }: AcaoProps) {
  const convite = useReenviarConvite(usuario.id)
  const [link, setLink] = useState<string | null>(null)
  const reenviar = () =>
    convite.mutate(undefined, {
      onSuccess: ({ convite }) => {
        if (contarDoConvite(convite, usuario.email)) setLink(convite.link)
      },
    })
  return (
    <>
      <BotaoComMotivo variant="default" motivo={motivo} loading={convite.isPending} onClick={reenviar}>
        {textos.reenviar}
      </BotaoComMotivo>
      {link && <LinkDoConvite email={usuario.email} link={link} aoFechar={() => setLink(null)} />}
    </>
  )
}
