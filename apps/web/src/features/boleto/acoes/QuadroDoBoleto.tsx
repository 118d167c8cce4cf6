import type { Boleto } from '@balcao/contract/cobranca/boleto'
import type { AcaoDoBoleto } from '@balcao/contract/cobranca/boleto-acoes'
import type { ReactNode } from 'react'
import { type DoServidor, QuadroDePergunta } from '#ui/QuadroDePergunta.tsx'
import { toast } from '#ui/toast.tsx'
import { useAgir } from '../boleto.data.ts'
import { efeitoDe, feito, oQueMudou, perguntas, porQueNaoDa } from './acoes.textos.ts'

export type DialogoProps = {
  boleto: Boleto
  aoFechar: () => void
  aoMudar: (novo: Boleto) => void
}

type QuadroProps = DialogoProps & {
  acao: AcaoDoBoleto
  /** What is sent with the version. False: something is wrong and was shown. */
  conferir: () => object | false
  children?: (erro: DoServidor) => ReactNode
  campos?: readonly string[]
  perigosa?: boolean
}

/** One question about a boleto. */
export function QuadroDoBoleto({
  acao,
  boleto,
  aoFechar,
  aoMudar,
  conferir,
  children,
  ...resto
}: QuadroProps) {
  const { pergunta, confirmar } = perguntas[acao]
  const agir = useAgir(acao, boleto.id)

  const aoConfirmar = (versao: number) => {
    const corpo = conferir()
    if (corpo === false) return
    agir.mutate(
      { ...corpo, versao },
      {
        onSuccess: (novo) => {
          toast.sucesso(feito(acao, novo))
          aoMudar(novo)
          aoFechar()
        },
      },
    )
  }
  return (
    <QuadroDePergunta
      {...resto}
      pergunta={pergunta(boleto.numero)}
      consequencia={efeitoDe(acao)}
      confirmar={confirmar}
      versao={boleto.versao}
      oQueMudou={oQueMudou(boleto)}
      // Once it is done, it can no longer be done: that is no news.
      impedimento={agir.isSuccess ? null : porQueNaoDa(acao, boleto)}
      envio={agir}
      aoConfirmar={aoConfirmar}
      aoFechar={aoFechar}
    >
      {children}
    </QuadroDePergunta>
  )
}
