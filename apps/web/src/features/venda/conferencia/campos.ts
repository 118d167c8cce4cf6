import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import type { Falta } from '@balcao/contract/vendas/faltas'

/** The name of each field of a sale, as a list of what is missing says it. */
const NOMES: Readonly<Record<string, string>> = {
  empresa_id: 'Empresa',
  canal_venda_id: 'Canal de venda',
  'cliente.tipo_pessoa': 'CPF ou CNPJ',
  'cliente.cpf_cnpj': 'CPF ou CNPJ',
  'cliente.nome': 'Nome',
  'cliente.nome_social': 'Nome social',
  'cliente.nome_fantasia': 'Nome fantasia',
  'cliente.rg': 'RG',
  'cliente.inscricao_estadual': 'Inscrição estadual',
  'cliente.data_nascimento': 'Data de nascimento',
  'cliente.nome_mae': 'Nome da mãe',
  'cliente.responsavel': 'Responsável',
  'cliente.responsavel.nome': 'Nome do responsável',
  'cliente.responsavel.cpf': 'CPF do responsável',
  'cliente.responsavel.data_nascimento': 'Nascimento do responsável',
  'cliente.email': 'E-mail',
  'cliente.telefones': 'Telefone',
  'endereco.cep': 'CEP',
  'endereco.logradouro': 'Logradouro',
  'endereco.numero': 'Número',
  'endereco.complemento': 'Complemento',
  'endereco.bairro': 'Bairro',
  'endereco.codigo_ibge': 'Cidade',
  'endereco.referencia': 'Ponto de referência',
  'endereco.latitude': 'Latitude',
  'endereco.longitude': 'Longitude',
  plano_id: 'Plano',
  adicionais: 'Adicionais',
  promocoes: 'Promoções',
  cupom: 'Cupom',
  dia_vencimento: 'Dia do vencimento',
  forma_pagamento: 'Forma de pagamento',
  'agendamento.data': 'Dia da instalação',
  'agendamento.turno': 'Turno',
  observacoes: 'Observações',
  ...Object.fromEntries(Object.entries(nomesDosAnexos).map(([tipo, nome]) => [`anexos.${tipo}`, nome])),
}

/** The nearest part of the path that has a name. */
const nomeDe = (campo: string): string | undefined => {
  const nome = NOMES[campo]
  if (nome ?? !campo.includes('.')) return nome
  return nomeDe(campo.slice(0, campo.lastIndexOf('.')))
}

/** A missing thing in one line. An attachment's text already names it. */
export const faltaEmPalavras = ({ campo, texto }: Falta): string => {
  const nome = nomeDe(campo)
  return nome && !texto.includes(nome) ? `${nome}: ${texto}` : texto
}

/** The document tells the kind of person, so the kind alone is nothing that anybody can fill in. */
export const paraMostrar = (faltas: readonly Falta[]): readonly Falta[] =>
  faltas.some(({ campo }) => campo === 'cliente.cpf_cnpj')
    ? faltas.filter(({ campo }) => campo !== 'cliente.tipo_pessoa')
    : faltas
