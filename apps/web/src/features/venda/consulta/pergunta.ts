import { documentoValido, limparDocumento } from '@balcao/contract/valores/documento'
import type { PerguntaDaVenda } from '@balcao/contract/vendas/preparo-api'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'

/** Who the draft is about, as far as the server can be asked for them. A whole document comes first. */
export const perguntaDoRascunho = ({ empresa_id, cliente }: DadosDoRascunho): PerguntaDaVenda | null => {
  if (!empresa_id) return null
  const { cpf_cnpj = '', id } = cliente
  if (documentoValido(cpf_cnpj)) return { empresa_id, cpf_cnpj: limparDocumento(cpf_cnpj) }
  return id && cpf_cnpj === '' ? { empresa_id, cliente_id: id } : null
}
