import type { Atendimento } from '@balcao/contract/posvenda/atendimento'
import type { ReactNode } from 'react'
import { type DoServidor, QuadroDePergunta } from '#ui/QuadroDePergunta.tsx'
import { toast } from '#ui/toast.tsx'
import { useAgir } from '../atendimento.data.ts'
import { feitos, oQueMudou, perguntas, porQueNaoDa } from './acoes.textos.ts'
import type { AcaoComDialogo } from './acoes.ts'

export type DialogoProps = {
  atendimento: Atendimento
  aoFechar: () => void
  aoMudar: (novo: Atendimento) => void
}

type QuadroProps = DialogoProps & {
  acao: AcaoComDialogo
  /** What is sent with the version. False: something is wrong and was shown. */
  conferir: () => object | false
  children?: (erro: DoServidor) => ReactNode
  campos?: readonly string[]
  perigosa?: boolean
  /** There is nothing to choose from. */
  bloqueada?: boolean
}

/** One question about a ticket. */
export function QuadroDoAtendimento(props: QuadroProps) {
  const { acao, atendimento, aoFechar, aoMudar, conferir, children, ...resto } = props
  const { pergunta, ...palavras } = perguntas[acao]
  const agir = useAgir(acao, atendimento.id)

  const aoConfirmar = (versao: number) => {
    const corpo = conferir()
    if (corpo === false) return
    agir.mutate({ ...corpo, versao } as Parameters<typeof agir.mutate>[0], {
      onSuccess: (novo) => {
        toast.sucesso(feitos[acao])
        aoMudar(novo)
        aoFechar()
      },
    })
  }
  return (
    <QuadroDePergunta
      {...palavras}
      {...resto}
      pergunta={pergunta(atendimento.protocolo)}
      versao={atendimento.versao}
      oQueMudou={oQueMudou(atendimento)}
      // Once it is done, it can no longer be done: that is no news.
      impedimento={agir.isSuccess ? null : porQueNaoDa(acao, atendimento)}
      envio={agir}
      aoConfirmar={aoConfirmar}
      aoFechar={aoFechar}
    >
      {children}
    </QuadroDePergunta>
  )
}
