import { randomInt } from 'node:crypto'
import type { Cliente, DadosCliente, EdicaoCliente } from '@balcao/contract/clientes/cliente/cliente'
import type { DadosEnderecoDoCliente, TelefoneDoCliente } from '@balcao/contract/clientes/cliente/contato'
import { cpfDeTeste } from '#testes/documentos.ts'

export const telefoneDeTeste = (dados: Partial<TelefoneDoCliente> = {}): TelefoneDoCliente => ({
  numero: `+55119${randomInt(60_000_000, 99_999_999)}`,
  tipo: 'CELULAR',
  whatsapp: true,
  principal: true,
  ...dados,
})

export const enderecoDeTeste = (dados: Partial<DadosEnderecoDoCliente> = {}): DadosEnderecoDoCliente => ({
  tipo: 'INSTALACAO',
  cep: '13010000',
  logradouro: 'Rua Barão de Jaguara',
  numero: String(randomInt(1, 1_000_000)),
  complemento: null,
  bairro: 'Centro',
  codigo_ibge: 3509502,
  referencia: null,
  latitude: null,
  longitude: null,
  ...dados,
})

/** A client's body with only the required fields. */
export const dadosDeCliente = (empresa_id: string, dados: Partial<DadosCliente> = {}): DadosCliente => ({
  empresa_id,
  tipo_pessoa: 'PF',
  cpf_cnpj: cpfDeTeste(),
  nome: 'Maria Aparecida da Silva',
  nome_social: null,
  nome_fantasia: null,
  rg: null,
  inscricao_estadual: null,
  data_nascimento: null,
  nome_mae: null,
  responsavel: null,
  email: null,
  telefones: [],
  enderecos: [],
  situacao: 'PROSPECTO',
  observacoes: null,
  id_externo: null,
  ...dados,
})

/** A body that saves the record unchanged, except for what the test changes. */
export const edicaoDeCliente = (atual: Cliente, mudancas: Partial<EdicaoCliente> = {}): EdicaoCliente => ({
  empresa_id: atual.empresa_id,
  tipo_pessoa: atual.tipo_pessoa,
  cpf_cnpj: atual.cpf_cnpj ?? '',
  nome: atual.nome,
  nome_social: atual.nome_social,
  nome_fantasia: atual.nome_fantasia,
  rg: atual.rg,
  inscricao_estadual: atual.inscricao_estadual,
  data_nascimento: atual.data_nascimento,
  nome_mae: atual.nome_mae,
  responsavel: atual.responsavel,
  email: atual.email,
  telefones: atual.telefones,
  enderecos: atual.enderecos.map(({ cidade: _, uf: __, ...endereco }) => endereco),
  situacao: atual.situacao,
  observacoes: atual.observacoes,
  id_externo: atual.id_externo,
  versao: atual.versao,
  ...mudancas,
})
