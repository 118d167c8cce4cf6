import { textoDoErro } from '#http/erro.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { toast } from '#ui/toast.tsx'
import type { AcaoProps } from './acao.ts'
import { useMudarSituacao } from './usuario.data.ts'
import { textos } from './usuario.textos.ts'

/** Restores what was there before, so it needs no confirmation. */
export function BotaoReativar({ usuario, motivo }: AcaoProps) {
  const situacao = useMudarSituacao(usuario)
  const reativar = () =>
    situacao.mutate(true, {
      onSuccess: () => toast.sucesso(textos.reativado(usuario.nome)),
      onError: (erro) => toast.erro(textoDoErro(erro)),
    })
  return (
    <BotaoComMotivo variant="default" motivo={motivo} loading={situacao.isPending} onClick={reativar}>
      {textos.reativar}
    </BotaoComMotivo>
  )
}
