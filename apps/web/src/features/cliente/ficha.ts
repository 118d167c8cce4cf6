import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { nomesDosEnderecos, nomesDosTelefones } from '@balcao/contract/clientes/cliente/contato'
import { formatarCep } from '@balcao/contract/valores/cep'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import { estaVazio } from '#ui/historico/entradas.ts'
import { palavras } from './cliente.palavras.ts'
import { rotulos, rotulosDoTipo, textos } from './cliente.textos.ts'

const CAMPOS = [
  'tipo_pessoa',
  'cpf_cnpj',
  'nome_social',
  'nome_fantasia',
  'rg',
  'inscricao_estadual',
  'data_nascimento',
  'nome_mae',
  'responsavel',
  'email',
  'observacoes',
  'id_externo',
] as const

/** The known values, as they came. Someone who may not see a value gets it masked, or not at all. */
export const dadosDaFicha = (cliente: Cliente) =>
  CAMPOS.filter((campo) => !estaVazio(cliente[campo])).map((campo) => ({
    campo,
    rotulo: campo === 'cpf_cnpj' ? rotulosDoTipo[cliente.tipo_pessoa].cpf_cnpj : rotulos[campo],
    valor: palavras.mostrarCampo(campo, cliente[campo]),
  }))

export const telefonesDaFicha = ({ telefones }: Cliente) =>
  telefones.map(({ numero, tipo, whatsapp, principal }, lugar) => ({
    // Two masked numbers may look the same.
    chave: `${lugar} ${numero}`,
    texto: [
      formatarTelefone(numero),
      nomesDosTelefones[tipo],
      whatsapp && textos.whatsapp,
      principal && textos.principal.toLowerCase(),
    ]
      .filter(Boolean)
      .join(', '),
  }))

export const enderecosDaFicha = ({ enderecos }: Cliente) =>
  enderecos.map(({ id, tipo, logradouro, numero, complemento, bairro, cidade, uf, cep }) => ({
    chave: id,
    texto: `${nomesDosEnderecos[tipo]}: ${[
      logradouro,
      numero,
      complemento,
      bairro,
      `${cidade} – ${uf}`,
      `CEP ${formatarCep(cep)}`,
    ]
      .filter(Boolean)
      .join(', ')}`,
  }))
