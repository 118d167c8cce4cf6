import type { Entrega } from '@balcao/contract/provedor/webhook'
import type { SituacaoDeEntrega } from '@balcao/contract/provedor/webhook-filtro'
import { quando } from '#ui/quando.ts'
import { Situacao, type TomDaSituacao } from '#ui/Situacao.tsx'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { textosDasEntregas as t } from './webhook.textos.ts'

const c = t.colunas

const tons: Record<SituacaoDeEntrega, TomDaSituacao> = {
  PENDENTE: 'informacao',
  ENTREGUE: 'sucesso',
  FALHOU: 'perigo',
}

export function SituacaoDaEntrega({ situacao }: { situacao: SituacaoDeEntrega }) {
  return <Situacao tom={tons[situacao]}>{t.situacoes[situacao]}</Situacao>
}

/** The receiver's status. Nothing before the first attempt. */
export const respostaDa = ({ status_http, tentada_em }: Entrega) =>
  status_http ?? (tentada_em ? t.semResposta : null)

export const colunasDeEntrega: Coluna<Entrega>[] = [
  { id: 'evento', titulo: c.evento, celula: ({ evento }) => evento },
  {
    id: 'situacao',
    titulo: c.situacao,
    destaque: true,
    celula: ({ situacao }) => <SituacaoDaEntrega situacao={situacao} />,
  },
  { id: 'criado', titulo: c.criado, celula: ({ criado_em }) => quando(criado_em) },
  { id: 'tentativas', titulo: c.tentativas, numero: true, celula: ({ tentativas }) => tentativas },
  { id: 'status', titulo: c.status, celula: respostaDa },
  { id: 'falha', titulo: c.falha, parte: 34, celula: ({ falha }) => falha },
  {
    id: 'proxima',
    titulo: c.proxima,
    opcional: true,
    celula: ({ proxima_em }) => proxima_em && quando(proxima_em),
  },
  {
    id: 'tentada',
    titulo: c.tentada,
    opcional: true,
    celula: ({ tentada_em }) => tentada_em && quando(tentada_em),
  },
]
