import type { Plano, PrecoDoPlano } from '@balcao/contract/catalogo/plano'
import { formatarData } from '@balcao/contract/valores/data'
import { BotaoQueConfirma } from '#ui/BotaoQueConfirma.tsx'
import { toast } from '#ui/toast.tsx'
import { useDesfazerPreco } from './plano.data.ts'
import { textos } from './plano.textos.ts'

type DesfazerPrecoProps = { plano: Plano; preco: PrecoDoPlano; motivo: string | null }

export function DesfazerPreco({ plano, preco, motivo }: DesfazerPrecoProps) {
  const desfazer = useDesfazerPreco(plano)
  const dia = formatarData(preco.a_partir_de)
  return (
    <BotaoQueConfirma
      compacto
      texto={textos.desfazer}
      motivo={motivo}
      pergunta={textos.desfazerPergunta(dia)}
      consequencia={textos.desfazerConsequencia}
      acao={desfazer}
      aoConfirmar={(fechar) =>
        desfazer.mutate(preco.a_partir_de, {
          onSuccess: () => {
            fechar()
            toast.sucesso(textos.desfeito(dia))
          },
        })
      }
    />
  )
}
