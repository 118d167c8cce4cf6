import { formatarDocumento } from '@balcao/contract/valores/documento'
import { semAcento } from '@balcao/contract/valores/texto'
import type { RascunhoNaLista } from './juntar.ts'

type ComCliente = Pick<RascunhoNaLista, 'dados' | 'consulta'> &
  Partial<Pick<RascunhoNaLista, 'corrige' | 'noCadastro'>>

/** Who the draft is for, as far as it is known. */
export const quemCompra = ({
  dados: { cliente },
  consulta,
  corrige,
  noCadastro,
}: ComCliente): string | null => {
  const documento = cliente.cpf_cnpj && formatarDocumento(cliente.cpf_cnpj)
  const nome = cliente.nome || consulta?.cliente?.nome || corrige?.cliente || noCadastro
  return nome || documento || null
}

const soNumeros = (texto: string) => texto.replace(/\D/g, '')

/** The same fields as the server searches in sales: name, document, phones. */
export const combinaComBusca = (rascunho: ComCliente, busca: string): boolean => {
  const { cliente } = rascunho.dados
  const telefones = (cliente.telefones ?? rascunho.consulta?.cliente?.telefones ?? []).map(
    ({ numero }) => numero,
  )
  const documento = cliente.cpf_cnpj ?? rascunho.consulta?.cliente?.cpf_cnpj ?? ''
  const nome = semAcento(`${quemCompra(rascunho) ?? ''} ${documento}`)
  const numeros = [documento, ...telefones].map(soNumeros)
  const digitos = soNumeros(busca)
  if (digitos && !/\p{L}/u.test(busca)) return numeros.some((numero) => numero.includes(digitos))
  return semAcento(busca)
    .split(' ')
    .every((palavra) => nome.includes(palavra))
}
