import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { nomesDosEnderecos, nomesDosTelefones } from '@balcao/contract/clientes/cliente/contato'
import { enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import { nomeComUf } from '@balcao/contract/provedor/municipio'
import type { Uf } from '@balcao/contract/provedor/uf'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { formatarTelefone } from '@balcao/contract/valores/telefone'

/** The noun's name in the history. */
export const ENTIDADE = 'cliente'

const telefoneEscrito = ({ numero, tipo, whatsapp, principal }: Cliente['telefones'][number]) =>
  [formatarTelefone(numero), nomesDosTelefones[tipo], whatsapp && 'WhatsApp', principal && 'principal']
    .filter(Boolean)
    .join(', ')

const enderecoEscrito = (endereco: Cliente['enderecos'][number]) => {
  const { tipo, cidade, uf, referencia, latitude, longitude } = endereco
  const linha = enderecoEmLinha(endereco, nomeComUf({ nome: cidade, uf: uf as Uf }))
  const noMapa = latitude !== null && longitude !== null && `${latitude}, ${longitude}`
  return [`${nomesDosEnderecos[tipo]}: ${linha}`, referencia, noMapa].filter(Boolean).join(' – ')
}

const responsavelEscrito = ({ nome, cpf, data_nascimento: dia }: NonNullable<Cliente['responsavel']>) =>
  [nome, `CPF ${formatarDocumento(cpf)}`, dia && `nasc. ${formatarData(dia)}`].filter(Boolean).join(' – ')

/** The record as the history shows it: contacts and addresses on one line each, names instead of ids. */
export const clienteParaHistorico = (registro: Cliente) => {
  const { empresa_id: _, codigo: __, consentimentos: ___, mascarado: ____, ...resto } = registro
  return escritoNoHistorico(resto)
}

type ComContatos = Pick<Cliente, 'responsavel' | 'telefones' | 'enderecos' | 'restricao'>

export const escritoNoHistorico = <C extends ComContatos>(resto: C) => ({
  ...resto,
  responsavel: resto.responsavel && responsavelEscrito(resto.responsavel),
  telefones: resto.telefones.map(telefoneEscrito),
  enderecos: resto.enderecos.map(enderecoEscrito),
  restricao: resto.restricao?.motivo,
})

/** How the history of one record names another: "nº 123 – Maria da Silva". */
export const clienteEmLinha = ({ codigo, nome }: Pick<Cliente, 'codigo' | 'nome'>) => `nº ${codigo} – ${nome}`
