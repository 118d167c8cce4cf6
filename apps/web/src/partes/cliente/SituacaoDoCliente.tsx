import { nomesDasSituacoes, type SituacaoCliente } from '@balcao/contract/clientes/cliente/situacao'
import { Situacao, type TomDaSituacao } from '#ui/Situacao.tsx'

const tons: Record<SituacaoCliente, TomDaSituacao> = {
  PROSPECTO: 'informacao',
  ATIVO: 'sucesso',
  SUSPENSO: 'aviso',
  CANCELADO: 'neutro',
}

export function SituacaoDoCliente({ situacao }: { situacao: SituacaoCliente }) {
  return <Situacao tom={tons[situacao]}>{nomesDasSituacoes[situacao]}</Situacao>
}
