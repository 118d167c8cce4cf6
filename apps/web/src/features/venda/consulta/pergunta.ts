import { cepValido, limparCep } from '@balcao/contract/valores/cep'
import { documentoValido, limparDocumento } from '@balcao/contract/valores/documento'
import type { PerguntaDasRestricoes, PerguntaDaVenda } from '@balcao/contract/vendas/preparo-api'
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

/** In place of a question, while there is none to ask. */
export const NINGUEM: PerguntaDasRestricoes = { empresa_id: '', cpf_cnpj: '', porta: { id: '' } }

/** And where. Null while the server cannot be asked yet. */
export const perguntaDasRestricoes = (
  dados: DadosDoRascunho,
  venda_id?: string,
): PerguntaDasRestricoes | null => {
  const quem = perguntaDoRascunho(dados, venda_id)
  const { id, cep = '', numero = '', complemento } = dados.endereco
  if (!quem) return null
  if (id) return { ...quem, porta: { id } }
  const digitada = { cep: limparCep(cep), numero, complemento: complemento || null }
  return cepValido(digitada.cep) && numero ? { ...quem, porta: digitada } : null
}
