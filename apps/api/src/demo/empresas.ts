import type { DadosEmpresa } from '@balcao/contract/provedor/empresa'

/** Cities by IBGE code, as the demo's provider covers them. */
export const CAMPINAS_E_REGIAO = [3509502, 3556206, 3556701, 3519071, 3536505]
export const ZONA_DA_MATA = [3136702, 3105608, 3162500, 3169901]
export const LITORAL = [4208203, 4202008, 4208302, 4202453]

const comum = { inscricao_estadual: null, logo: null, ativo: true }

/** One provider, three companies: it grew by buying its neighbours. */
export const empresas = {
  vale: {
    ...comum,
    cnpj: '11222333000181',
    razao_social: 'Vale Net Telecomunicações Ltda.',
    nome_fantasia: 'Vale Net',
    email: 'contato@valenet.example',
    telefone: '+551932324000',
    endereco: {
      cep: '13010141',
      logradouro: 'Rua Barão de Jaguara',
      numero: '1200',
      complemento: 'Térreo',
      bairro: 'Centro',
      codigo_ibge: 3509502,
    },
  },
  serra: {
    ...comum,
    cnpj: '12ABC34501DE35',
    razao_social: 'Serra Fibra Serviços de Internet Ltda.',
    nome_fantasia: 'Serra Fibra',
    email: 'atendimento@serrafibra.example',
    telefone: '+553232154000',
    endereco: {
      cep: '36010000',
      logradouro: 'Rua Halfeld',
      numero: '805',
      complemento: null,
      bairro: 'Centro',
      codigo_ibge: 3136702,
    },
  },
  litoral: {
    ...comum,
    cnpj: '33683111000280',
    razao_social: 'Litoral Conecta Telecom S.A.',
    nome_fantasia: 'Litoral Conecta',
    email: 'oi@litoralconecta.example',
    telefone: '+554733444000',
    endereco: {
      cep: '88301000',
      logradouro: 'Avenida Sete de Setembro',
      numero: 'S/N',
      complemento: null,
      bairro: 'Fazenda',
      codigo_ibge: 4208203,
    },
  },
} satisfies Record<string, DadosEmpresa>
