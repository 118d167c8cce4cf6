import { Situacao } from '#ui/Situacao.tsx'
import { situacoes } from './adicional.textos.ts'

export function SituacaoDoAdicional({ ativo }: { ativo: boolean }) {
  return <Situacao tom={ativo ? 'sucesso' : 'neutro'}>{ativo ? situacoes.ativo : situacoes.inativo}</Situacao>
}
