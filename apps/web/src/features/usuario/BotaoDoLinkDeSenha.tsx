import type { Usuario } from '@balcao/contract/acesso/usuario'
import { quantos } from '@balcao/contract/valores/quantos'
import { useState } from 'react'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { contarDoConvite, LinkDoConvite } from './LinkDoConvite.tsx'
import { useMandarLinkDeSenha } from './usuario.data.ts'
import { textos } from './usuario.textos.ts'

type BotaoDoLinkDeSenhaProps = { usuario: Pick<Usuario, 'id' | 'email'>; motivo: string | null }

/** For somebody who forgot the password. Until the link is used, the present one goes on. */
export function BotaoDoLinkDeSenha({ usuario: { id, email }, motivo }: BotaoDoLinkDeSenhaProps) {
  const mandar = useMandarLinkDeSenha(id)
  const [criado, setCriado] = useState<{ link: string; minutos: number } | null>(null)
  const textosDoLink = {
    enviado: textos.linkDeSenhaEnviado,
    titulo: textos.linkDeSenhaCriado,
    rotulo: textos.linkDeSenha,
    umaVez: textos.entregueOLinkDeSenha(quantos(criado?.minutos ?? 0, 'minuto', 'minutos')),
  }
  const pedir = () =>
    mandar.mutate(undefined, {
      onSuccess: (entrega) => {
        if (contarDoConvite(entrega, email, textosDoLink))
          setCriado({ link: entrega.link ?? '', minutos: entrega.minutos })
      },
    })
  return (
    <>
      <BotaoComMotivo variant="default" motivo={motivo} loading={mandar.isPending} onClick={pedir}>
        {textos.mandarLinkDeSenha}
      </BotaoComMotivo>
      {criado && (
        <LinkDoConvite
          email={email}
          link={criado.link}
          textosDoLink={textosDoLink}
          aoFechar={() => setCriado(null)}
        />
      )}
    </>
  )
}
