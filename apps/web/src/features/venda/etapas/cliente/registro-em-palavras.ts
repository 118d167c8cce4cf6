import { formatarData } from '@balcao/contract/valores/data'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import type { ClienteNaVenda } from '@balcao/contract/vendas/preparo-api'
import type { ClienteDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { CampoDoCliente } from '../../consulta/registro.ts'
import { textos } from './cliente.textos.ts'

type Responsavel = ClienteDoRascunho['responsavel'] | ClienteNaVenda['responsavel']

/** Who answers for a company, as far as it is known. */
export const responsavelEmPalavras = (responsavel: Responsavel) =>
  responsavel &&
  [
    responsavel.nome,
    responsavel.cpf && formatarDocumento(responsavel.cpf),
    responsavel.data_nascimento && textos.nascido(formatarData(responsavel.data_nascimento)),
  ]
    .filter(Boolean)
    .join(', ')

/** What the record says, as far as this person may see it. */
export const valorNoRegistro = (cliente: ClienteNaVenda, campo: CampoDoCliente): string => {
  if (campo === 'responsavel') return responsavelEmPalavras(cliente.responsavel) ?? textos.noCadastro
  if (campo === 'telefones') return cliente.telefones.map(({ numero }) => formatarTelefone(numero)).join(', ')
  const valor = cliente[campo]
  // There, and hidden altogether.
  if (valor === null) return textos.noCadastro
  if (campo === 'cpf_cnpj') return formatarDocumento(valor)
  return campo === 'data_nascimento' ? formatarData(valor) : valor
}
