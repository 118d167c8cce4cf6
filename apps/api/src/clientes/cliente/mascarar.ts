import type { Cliente, ClienteResumo } from '@balcao/contract/clientes/cliente/cliente'
import {
  OCULTO,
  ocultarDocumento,
  ocultarEmail,
  ocultarTelefone,
  ocultarTexto,
} from '@balcao/contract/clientes/cliente/mascara'
import type { Pessoa } from '#infra/http/contexto.ts'

/** People who may not view clients still find them, with the middle of all data hidden. */
export const veTudo = (quem: Pessoa) => quem.pode('VISUALIZAR.CLIENTE')

const talvez = (texto: string | null, ocultar: (texto: string) => string) =>
  texto === null ? null : ocultar(texto)

type Endereco = Omit<Cliente['enderecos'][number], 'id' | 'tipo' | 'cidade' | 'uf'>

export const ocultarEndereco = <E extends Endereco>(endereco: E): E => ({
  ...endereco,
  cep: `${endereco.cep.slice(0, 5)}***`,
  logradouro: ocultarTexto(endereco.logradouro),
  numero: OCULTO,
  complemento: talvez(endereco.complemento, ocultarTexto),
  referencia: null,
  latitude: null,
  longitude: null,
})

export const mascararCliente = (quem: Pessoa, cliente: Cliente): Cliente => {
  if (veTudo(quem)) return cliente
  return {
    ...cliente,
    cpf_cnpj: talvez(cliente.cpf_cnpj, ocultarDocumento),
    rg: talvez(cliente.rg, ocultarTexto),
    inscricao_estadual: talvez(cliente.inscricao_estadual, ocultarTexto),
    data_nascimento: null,
    nome_mae: talvez(cliente.nome_mae, ocultarTexto),
    responsavel: cliente.responsavel && {
      nome: cliente.responsavel.nome,
      cpf: ocultarDocumento(cliente.responsavel.cpf),
    },
    email: talvez(cliente.email, ocultarEmail),
    telefones: cliente.telefones.map((t) => ({ ...t, numero: ocultarTelefone(t.numero) })),
    enderecos: cliente.enderecos.map(ocultarEndereco),
    // These free texts may name anyone. That there is a restriction, and what was consented to, is no secret.
    restricao: cliente.restricao && { ...cliente.restricao, motivo: OCULTO },
    consentimentos: cliente.consentimentos.map((c) => ({ ...c, meio: OCULTO })),
    observacoes: null,
    id_externo: null,
    mascarado: true,
  }
}

/** The same rule for one row of a list. */
export const mascararResumo = <T extends ClienteResumo>(resumo: T): T => ({
  ...resumo,
  cpf_cnpj: talvez(resumo.cpf_cnpj, ocultarDocumento),
  email: talvez(resumo.email, ocultarEmail),
  telefone: talvez(resumo.telefone, ocultarTelefone),
})
