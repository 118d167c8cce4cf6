import { BotaoComMotivo } from '../../ui/BotaoComMotivo.tsx'
import { toast } from '../../ui/toast.tsx'
import type { AcaoProps } from './acao.ts'
import { useReenviarConvite } from './usuario.data.ts'
import { textos } from './usuario.textos.ts'

export function BotaoReenviar({ usuario, motivo }: AcaoProps) {
  const convite = useReenviarConvite(usuario.id)
  const reenviar = () =>
    convite.mutate(undefined, { onSuccess: () => toast.sucesso(textos.conviteEnviado(usuario.email)) })
  return (
    <BotaoComMotivo variant="default" motivo={motivo} loading={convite.isPending} onClick={reenviar}>
      {textos.reenviar}
    </BotaoComMotivo>
  )
}
