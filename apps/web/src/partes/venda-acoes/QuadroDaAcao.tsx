import type { Venda } from '@balcao/contract/vendas/venda'
import type { ReactNode } from 'react'
import { useConfiguracao } from '#configuracao.ts'
import { type DoServidor, QuadroDePergunta } from '#ui/QuadroDePergunta.tsx'
import { toast } from '#ui/toast.tsx'
import { useAgir } from './acoes.data.ts'
import { consequenciaDe, feitoDe, oQueMudou, perguntas, porQueNaoDa, textos } from './acoes.textos.ts'
import { type AcaoDaPagina, finais } from './acoes.ts'

export type DialogoProps = {
  venda: Venda
  aoFechar: () => void
  aoMudar?: ((nova: Venda) => void) | undefined
  /** What to know before the answer. */
  nota?: string | null | undefined
}

type QuadroDaAcaoProps = DialogoProps & {
  acao: AcaoDaPagina
  /** What is sent with the version. False: something is wrong and was shown. */
  conferir: () => object | false
  children?: (erro: DoServidor) => ReactNode
  campos?: readonly string[]
}

/** One question about a sale. */
export function QuadroDaAcao(props: QuadroDaAcaoProps) {
  const { acao, venda, nota, aoFechar, aoMudar, conferir, children, campos = [] } = props
  const { pergunta, confirmar } = perguntas[acao]
  const agir = useAgir(acao, venda.id, 'formulario')
  const { envia_email } = useConfiguracao()

  const aoConfirmar = (versao: number) => {
    const corpo = conferir()
    if (corpo === false) return
    agir.mutate({ ...corpo, versao } as Parameters<typeof agir.mutate>[0], {
      onSuccess: (nova) => {
        // The queue may already show the next one.
        toast.sucesso(feitoDe(acao, nova, envia_email), textos.venda(nova.protocolo))
        aoMudar?.(nova)
        aoFechar()
      },
    })
  }
  return (
    <QuadroDePergunta
      pergunta={pergunta(venda.protocolo)}
      consequencia={[nota, consequenciaDe(acao, venda, envia_email)].filter(Boolean).join(' ')}
      confirmar={confirmar}
      perigosa={finais.includes(acao)}
      versao={venda.versao}
      oQueMudou={oQueMudou(venda)}
      impedimento={venda.acoes.includes(acao) ? null : porQueNaoDa(acao, venda)}
      envio={agir}
      aoConfirmar={aoConfirmar}
      aoFechar={aoFechar}
      campos={campos}
    >
      {children}
    </QuadroDePergunta>
  )
}
