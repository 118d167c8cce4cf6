import {
  nomesDasSituacoesDeImportacao,
  type SituacaoImportacao,
} from '@balcao/contract/clientes/importacao/importacao'
import { Situacao, type TomDaSituacao } from '#ui/Situacao.tsx'

const tons: Record<SituacaoImportacao, TomDaSituacao> = {
  ENVIADA: 'aviso',
  NA_FILA: 'informacao',
  EM_ANDAMENTO: 'informacao',
  CONCLUIDA: 'sucesso',
  CANCELADA: 'neutro',
  FALHOU: 'perigo',
}

export const SituacaoDaImportacao = ({ situacao }: { situacao: SituacaoImportacao }) => (
  <Situacao tom={tons[situacao]}>{nomesDasSituacoesDeImportacao[situacao]}</Situacao>
)
