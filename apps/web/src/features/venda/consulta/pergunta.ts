import { documentoValido, limparDocumento } from '@balcao/contract/valores/documento'
import type { PerguntaDaVenda } from '@balcao/contract/vendas/preparo-api'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'

/** Who the draft is about, as far as the server can be asked for them. A whole document comes first. */
export const perguntaDoRascunho = (
  { empresa_id, cliente }: DadosDoRascunho,
  /** The sent sale that is being corrected. */
  venda_id?: string,
): PerguntaDaVenda | null => {
  if (!empresa_id) return null
  const onde = { empresa_id, ...(venda_id && { venda_id }) }
  const { cpf_cnpj = '', id } = cliente
  if (documentoValido(cpf_cnpj)) return { ...onde, cpf_cnpj: limparDocumento(cpf_cnpj) }
  return id && cpf_cnpj === '' ? { ...onde, cliente_id: id } : null
}
