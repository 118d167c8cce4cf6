import type { DadosEmpresa, EdicaoEmpresa, Empresa } from '@balcao/contract/provedor/empresa'
import { cnpjDeTeste } from '#teste/cnpj.ts'

/** A company's body with only the required fields. */
export const dadosDeEmpresa = (dados: Partial<DadosEmpresa> = {}): DadosEmpresa => ({
  cnpj: cnpjDeTeste(),
  razao_social: 'Rede Serrana Telecomunicações Ltda.',
  nome_fantasia: 'Rede Serrana',
  inscricao_estadual: null,
  email: null,
  telefone: null,
  endereco: null,
  logo: null,
  dados_bancarios: null,
  ativo: true,
  ...dados,
})

/** A body that saves the record unchanged, except for what the test changes. */
export const edicaoDeEmpresa = (atual: Empresa, mudancas: Partial<EdicaoEmpresa> = {}): EdicaoEmpresa => {
  const { id: _, usuarios: __, criado_em: ___, atualizado_em: ____, ...dados } = atual
  return { ...dados, ...mudancas }
}

export const CONTA = {
  banco: '341',
  agencia: '1234',
  conta: '56789-X',
  carteira: '109',
  convenio: null,
  chave_pix: null,
}

export const ENDERECO = {
  cep: '13010000',
  logradouro: 'Rua Barão de Jaguara',
  numero: '1001',
  complemento: null,
  bairro: 'Centro',
  codigo_ibge: 3509502,
}
