import { nomeDaSituacao } from '@balcao/contract/catalogo/plano'
import type { SituacaoPlano } from '@balcao/contract/catalogo/plano-filtro'
import { Situacao } from '#ui/Situacao.tsx'
import { tomDaSituacao } from './plano.textos.ts'

export function SituacaoDoPlano({ situacao }: { situacao: SituacaoPlano }) {
  return <Situacao tom={tomDaSituacao[situacao]}>{nomeDaSituacao[situacao]}</Situacao>
}
