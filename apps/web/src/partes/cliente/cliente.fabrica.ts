import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'

const ID = '01a1dd40-e7af-75fe-ab7c-82a347c16d'

/** Two digits distinguish the ids of test records. */
export const idDeTeste = (fim: number) => `${ID}${String(fim).padStart(2, '0')}`

/** A complete client, as the API returns it to someone who may see everything. */
export const clienteCompleto = (parte: Partial<Cliente> = {}): Cliente => ({
  id: idDeTeste(10),
  codigo: 123,
  empresa_id: idDeTeste(90),
  empresa: 'Fibra Norte',
  tipo_pessoa: 'PF',
  cpf_cnpj: '52998224725',
  nome: 'Maria Aparecida da Silva',
  nome_social: null,
  nome_fantasia: null,
  rg: null,
  inscricao_estadual: null,
  data_nascimento: '1988-03-17',
  nome_mae: 'Josefa da Silva',
  responsavel: null,
  email: 'maria@exemplo.com.br',
  telefones: [
    { numero: '+5519987654321', tipo: 'CELULAR', whatsapp: true, principal: true },
    { numero: '+551932321000', tipo: 'RESIDENCIAL', whatsapp: false, principal: false },
  ],
  enderecos: [
    {
      id: idDeTeste(50),
      tipo: 'INSTALACAO',
      cep: '13010000',
      logradouro: 'Rua Barão de Jaguara',
      numero: '1001',
      complemento: null,
      bairro: 'Centro',
      codigo_ibge: 3509502,
      cidade: 'Campinas',
      uf: 'SP',
      referencia: null,
      latitude: null,
      longitude: null,
    },
  ],
  situacao: 'ATIVO',
  restricao: null,
  observacoes: null,
  origem: 'CADASTRO',
  id_externo: null,
  consentimentos: [],
  anonimizado_em: null,
  mascarado: false,
  criado_em: '2026-03-05T17:30:00Z',
  atualizado_em: '2026-03-05T17:30:00Z',
  versao: 1,
  ...parte,
})
