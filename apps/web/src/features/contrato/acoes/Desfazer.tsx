import { formatarData } from '@balcao/contract/valores/data'
import { eventosDeContrato } from '@balcao/contract/vendas/contrato-evento'
import type { Contrato, EventoDoContrato } from '@balcao/contract/vendas/contrato-visto'
import { QuadroDePergunta } from '#ui/QuadroDePergunta.tsx'
import { toast } from '#ui/toast.tsx'
import { useDesfazer } from '../contrato.data.ts'
import { oQueMudou, textos } from './acoes.textos.ts'

const t = textos.desfazer

type DesfazerProps = {
  contrato: Contrato
  evento: EventoDoContrato
  aoFechar: () => void
  /** Taking a transfer back gives the contract another holder. */
  aoMudar: (novo: Contrato) => void
}

/** Before its day, or on the day it was done. */
export function Desfazer({ contrato, evento, aoFechar, aoMudar }: DesfazerProps) {
  const desfazer = useDesfazer(contrato.id, evento.id)
  const { tipo, dia, situacao, texto } = evento
  const aoConfirmar = (versao: number) =>
    desfazer.mutate(versao, {
      onSuccess: (novo) => {
        toast.sucesso(t.feito)
        aoFechar()
        aoMudar(novo)
      },
    })
  return (
    <QuadroDePergunta
      pergunta={t.pergunta(eventosDeContrato[tipo].nome, formatarData(dia))}
      consequencia={(situacao === 'PLANEJADO' ? t.planejado : t.jaFeito)(texto)}
      confirmar={t.confirmar}
      versao={contrato.versao}
      oQueMudou={oQueMudou(contrato)}
      impedimento={evento.pode_desfazer || desfazer.isSuccess ? null : (evento.por_que_nao ?? t.naoDa)}
      envio={desfazer}
      aoConfirmar={aoConfirmar}
      aoFechar={aoFechar}
    />
  )
}
