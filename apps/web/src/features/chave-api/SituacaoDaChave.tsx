import type { SituacaoDaChave as Qual } from '@balcao/contract/acesso/chave-api-filtro'
import { Situacao } from '#ui/Situacao.tsx'
import { aparenciaDaSituacao } from './chave-api.textos.ts'

export function SituacaoDaChave({ situacao }: { situacao: Qual }) {
  const { nome, tom } = aparenciaDaSituacao[situacao]
  return <Situacao tom={tom}>{nome}</Situacao>
}
