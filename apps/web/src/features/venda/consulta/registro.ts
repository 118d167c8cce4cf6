import { cnpjValido, cpfValido } from '@balcao/contract/valores/documento'
import type { ClienteNaVenda, ConsultaDaVenda } from '@balcao/contract/vendas/preparo-api'
import type { ClienteDoRascunho, DadosDoRascunho } from '@balcao/contract/vendas/rascunho'

/** The fields of a client that a sale may change. */
export type CampoDoCliente = Exclude<keyof ClienteDoRascunho, 'id' | 'tipo_pessoa'>

type Mudanca = Partial<Pick<DadosDoRascunho, 'cliente' | 'endereco'>>

const igual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What was typed and says the same as the record is as on record. The document stays: it leads to the record. */
const semRepetir = (digitado: ClienteDoRascunho, registro: ClienteNaVenda): ClienteDoRascunho =>
  Object.fromEntries(
    Object.entries(digitado).filter(
      ([campo, valor]) =>
        campo === 'cpf_cnpj' || registro.mascarado || !igual(valor, registro[campo as keyof ClienteNaVenda]),
    ),
  )

/** The draft after the server said who this is. Null when nothing changes. */
export const comConsulta = (dados: DadosDoRascunho, { cliente }: ConsultaDaVenda): Mudanca | null => {
  const { id, ...digitado } = dados.cliente
  if (!cliente) return id ? semRegistro(dados) : null
  const novo: ClienteDoRascunho = {
    ...semRepetir(digitado, cliente),
    id: cliente.id,
    tipo_pessoa: cliente.tipo_pessoa,
  }
  return igual(Object.entries(novo).sort(), Object.entries(dados.cliente).sort()) ? null : { cliente: novo }
}

/** Another person: what was typed stays, and the record with its addresses goes. */
export const semRegistro = ({ cliente: { id: _, ...cliente }, endereco }: DadosDoRascunho): Mudanca => ({
  cliente,
  ...(endereco.id && { endereco: {} }),
})

/** The draft with this document, of which a complete one tells the kind of person. */
export const comDocumento = (dados: DadosDoRascunho, cpf_cnpj: string): Mudanca => {
  const tipo = cpfValido(cpf_cnpj) ? 'PF' : cnpjValido(cpf_cnpj) ? 'PJ' : undefined
  const { cliente, ...resto } = semRegistro(dados)
  return { ...resto, cliente: { ...cliente, cpf_cnpj, ...(tipo && { tipo_pessoa: tipo }) } }
}
