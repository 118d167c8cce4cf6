import { nomesDasSituacoesDeLote, type SituacaoLote } from '@balcao/contract/cobranca/lote-api'
import { Situacao, type TomDaSituacao } from '#ui/Situacao.tsx'

const tons: Record<SituacaoLote, TomDaSituacao> = {
  EM_ANDAMENTO: 'informacao',
  CONCLUIDO: 'sucesso',
  CANCELADO: 'aviso',
}

export const SituacaoDoLote = ({ situacao }: { situacao: SituacaoLote }) => (
  <Situacao tom={tons[situacao]}>{nomesDasSituacoesDeLote[situacao]}</Situacao>
)
