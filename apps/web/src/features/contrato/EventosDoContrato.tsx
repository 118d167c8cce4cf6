import { nomeDoAutor } from '@balcao/contract/base/auditoria'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { motivoDoFim } from '@balcao/contract/vendas/contrato'
import {
  eventosDeContrato,
  nomesDasSituacoesDo,
  type SituacaoEvento,
} from '@balcao/contract/vendas/contrato-evento'
import type { Contrato, EventoDoContrato } from '@balcao/contract/vendas/contrato-visto'
import { Suspense, useState } from 'react'
import { usePode } from '#habilidade.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { Andamento, type Passo } from '#ui/historico/Andamento.tsx'
import { quando } from '#ui/quando.ts'
import { Secao } from '#ui/Secao.tsx'
import { Situacao, type TomDaSituacao } from '#ui/Situacao.tsx'
import { tardio } from '#ui/tardio.ts'
import { cancelamentoDe } from './cancelamento.ts'
import { textos } from './contrato.textos.ts'

const Desfazer = tardio(() => import('./acoes/Desfazer.tsx').then(({ Desfazer }) => Desfazer))

const t = textos.eventos

const tons: Record<SituacaoEvento, TomDaSituacao> = {
  PLANEJADO: 'informacao',
  FEITO: 'sucesso',
  DESFEITO: 'neutro',
  FALHOU: 'perigo',
}

type EventosProps = { contrato: Contrato; aoMudar: (novo: Contrato) => void }

/** What has been done, what is planned, what could not be done; and how it began. */
export function EventosDoContrato({ contrato, aoMudar }: EventosProps) {
  const muda = usePode('EDITAR.CONTRATO')
  const [desfazendo, setDesfazendo] = useState<string | null>(null)
  const alvo = contrato.eventos.find(({ id }) => id === desfazendo)
  const passos = contrato.eventos.map((evento) => ({
    ...passoDe(evento),
    acao: muda && (evento.pode_desfazer || evento.situacao === 'PLANEJADO') && (
      <BotaoComMotivo
        variant="default"
        size="compact-sm"
        mt={4}
        aria-label={t.desfazerEste(eventosDeContrato[evento.tipo].nome, formatarData(evento.dia))}
        motivo={evento.pode_desfazer ? null : evento.por_que_nao}
        onClick={() => setDesfazendo(evento.id)}
      >
        {t.desfazer}
      </BotaoComMotivo>
    ),
  }))
  return (
    <Secao titulo={t.titulo}>
      <Andamento passos={[...fimComAVenda(contrato), ...passos, ...comeco(contrato)]} />
      {alvo && (
        <Suspense>
          <Desfazer
            key={alvo.id}
            contrato={contrato}
            evento={alvo}
            aoFechar={() => setDesfazendo(null)}
            aoMudar={aoMudar}
          />
        </Suspense>
      )}
    </Secao>
  )
}

const passoDe = (evento: EventoDoContrato): Passo => {
  const { id, tipo, dia, situacao, texto, motivo, falha, multa } = evento
  const nomeDaSituacao = nomesDasSituacoesDo(tipo)[situacao]
  const porque = [
    motivo,
    situacao === 'FALHOU' && falha,
    situacao === 'DESFEITO' &&
      evento.desfeito_em &&
      t.desfeito(nomeDaSituacao, evento.desfeito_por, quando(evento.desfeito_em), falha),
  ]
  return {
    id,
    oQue: eventosDeContrato[tipo].nome,
    selo: <Situacao tom={tons[situacao]}>{nomeDaSituacao}</Situacao>,
    em: dia,
    quando: formatarData(dia),
    quem: nomeDoAutor(evento),
    detalhe: [texto, multa !== null && t.multa(formatarDinheiro(multa))].filter(Boolean).join(' · '),
    motivo: porque.filter(Boolean).join('\n') || null,
  }
}

/** Undone with its sale, it ended without an event of its own. */
const fimComAVenda = (contrato: Contrato): Passo[] => {
  const { id, cancelado_em, motivo } = contrato
  if (!cancelado_em || cancelamentoDe(contrato)) return []
  return [
    {
      id: `${id}-cancelado`,
      oQue: t.cancelado,
      em: cancelado_em,
      quando: quando(cancelado_em),
      motivo: motivoDoFim(motivo),
    },
  ]
}

const comeco = ({ id, ativo_desde, venda }: Contrato): Passo[] => [
  ...(ativo_desde
    ? [
        {
          id: `${id}-ativo`,
          oQue: t.ativado,
          em: ativo_desde,
          quando: formatarData(ativo_desde),
          motivo: null,
        },
      ]
    : []),
  {
    id: `${id}-vendido`,
    oQue: t.vendido(venda.protocolo),
    em: venda.criado_em,
    quando: quando(venda.criado_em),
    motivo: null,
  },
]
