import { BotaoQueConfirma } from '#ui/BotaoQueConfirma.tsx'
import { toast } from '#ui/toast.tsx'
import type { AcaoProps } from './acao.ts'
import { useMudarSituacao } from './usuario.data.ts'
import { textos } from './usuario.textos.ts'

export function BotaoDesativar({ usuario, motivo }: AcaoProps) {
  const situacao = useMudarSituacao(usuario)
  return (
    <BotaoQueConfirma
      texto={textos.desativar}
      motivo={motivo}
      pergunta={textos.desativarPergunta(usuario.nome)}
      consequencia={textos.desativarConsequencia}
      acao={situacao}
      aoConfirmar={(fechar) =>
        situacao.mutate(false, {
          onSuccess: () => {
            fechar()
            toast.sucesso(textos.desativado(usuario.nome))
          },
        })
      }
    />
  )
}
