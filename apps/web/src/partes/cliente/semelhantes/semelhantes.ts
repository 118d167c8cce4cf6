import type { EnderecoDoCliente } from '@balcao/contract/clientes/cliente/contato'
import type {
  MotivoDeSemelhanca,
  PerguntaDeSemelhantes,
  Semelhante,
} from '@balcao/contract/clientes/cliente/semelhante'
import { cepValido } from '@balcao/contract/valores/cep'
import { documentoValido } from '@balcao/contract/valores/documento'

/** With the area code and eight digits, it may be a mobile written the old way, without its ninth digit. */
const DIGITOS_DO_MAIS_CURTO = 10
const ehQuaseUm = (numero: string) => numero.replace(/\D/g, '').length >= DIGITOS_DO_MAIS_CURTO

/** What can be done about a record that looks the same: merge with it, or use it instead. */
export type AcaoDoSemelhante = { texto: string; nome: (quem: string) => string; fazer: (id: string) => void }

/** What is compared of somebody who is being typed. */
export type Digitado = {
  empresa_id: string
  cpf_cnpj: string
  telefones: readonly { numero: string }[]
  enderecos: readonly {
    tipo: EnderecoDoCliente['tipo']
    cep: string
    numero: string
    complemento: string | null
  }[]
}

/** The parts typed so far that are complete enough to match somebody else. Null while there are none. */
export const perguntaDe = (
  { empresa_id, cpf_cnpj, telefones, enderecos }: Digitado,
  exceto: string | undefined,
): PerguntaDeSemelhantes | null => {
  const documento = documentoValido(cpf_cnpj) ? { cpf_cnpj } : {}
  const numeros = telefones.map(({ numero }) => numero).filter(ehQuaseUm)
  const portas = enderecos
    .filter(({ tipo, cep, numero }) => tipo === 'INSTALACAO' && cepValido(cep) && numero.trim() !== '')
    .map(({ cep, numero, complemento }) => ({ cep, numero, complemento }))
  const nada = !documento.cpf_cnpj && numeros.length === 0 && portas.length === 0
  if (nada || !empresa_id) return null
  return { empresa_id, ...documento, telefones: numeros, enderecos: portas, ...(exceto && { exceto }) }
}

/**
 * Each client is listed once, under the strongest reason.
 * One with the same document is not listed again under the phone.
 */
export const porMotivo = (semelhantes: readonly Semelhante[], motivo: MotivoDeSemelhanca): Semelhante[] =>
  semelhantes.filter(({ motivos }) => maisCerto(motivos) === motivo)

const maisCerto = (motivos: readonly MotivoDeSemelhanca[]) =>
  (['DOCUMENTO', 'TELEFONE', 'ENDERECO'] as const).find((motivo) => motivos.includes(motivo))
