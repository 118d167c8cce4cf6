import { Situacao } from '#ui/Situacao.tsx'
import { situacoes } from './empresa.textos.ts'

export function SituacaoDaEmpresa({ ativo }: { ativo: boolean }) {
  return <Situacao tom={ativo ? 'sucesso' : 'neutro'}>{ativo ? situacoes.ativo : situacoes.inativo}</Situacao>
}
