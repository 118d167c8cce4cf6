import { Situacao } from '#ui/Situacao.tsx'
import { situacoes } from './canal-venda.textos.ts'

export function SituacaoDoCanal({ ativo }: { ativo: boolean }) {
  return <Situacao tom={ativo ? 'sucesso' : 'neutro'}>{ativo ? situacoes.ativo : situacoes.inativo}</Situacao>
}
