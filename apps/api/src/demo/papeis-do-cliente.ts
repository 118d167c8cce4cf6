import { formatarCep } from '@balcao/contract/valores/cep'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { matizDe, type Papeis } from './documentos.ts'
import { NASCIMENTO_DO_RESPONSAVEL } from './linha-da-venda.ts'
import type { VendaDaDemo } from './vendas.ts'

/** Of a company: its responsible person's papers, and its own account. */
export const papeisDoCliente = ({ cliente: { dados, enderecos } }: VendaDaDemo, i: number): Papeis => {
  const { nome, cpf_cnpj, data_nascimento, nome_mae, rg, responsavel } = dados
  const [onde] = enderecos
  if (!onde) throw new Error('um cliente da demonstração sem endereço')
  return {
    nome: (responsavel?.nome ?? nome).toUpperCase(),
    cpf: formatarDocumento(responsavel?.cpf ?? cpf_cnpj),
    nascimento: formatarData(data_nascimento ?? NASCIMENTO_DO_RESPONSAVEL),
    rg: rg ?? '00.000.000-0',
    mae: nome_mae?.toUpperCase() ?? 'MÃE FICTÍCIA',
    titular: nome.toUpperCase(),
    rua: `${onde.logradouro}, ${onde.numero} – ${onde.bairro} – ${formatarCep(onde.cep)}`,
    matiz: matizDe(i),
  }
}
