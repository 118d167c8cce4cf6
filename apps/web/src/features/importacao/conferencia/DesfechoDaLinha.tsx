import type { LinhaDaPrevia } from '@balcao/contract/clientes/importacao/importacao'
import { Situacao, type TomDaSituacao } from '#ui/Situacao.tsx'
import { textos } from '../importacao.textos.ts'

type Desfecho = LinhaDaPrevia['desfecho']

const tons: Record<Desfecho, TomDaSituacao> = {
  CRIAR: 'sucesso',
  ATUALIZAR: 'informacao',
  IGUAL: 'neutro',
  REJEITAR: 'perigo',
}

export const DesfechoDaLinha = ({ desfecho }: { desfecho: Desfecho }) => (
  <Situacao tom={tons[desfecho]}>{textos.previa.desfechos[desfecho]}</Situacao>
)
