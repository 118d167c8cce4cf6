import type { ClienteEncontrado } from '@balcao/contract/clientes/cliente/api'

let quantos = 0

/** A client as lists and look-ups return it, each with its own id. */
export const clienteDeTeste = (parte: Partial<ClienteEncontrado> = {}): ClienteEncontrado => {
  quantos += 1
  return {
    id: `0192d3a4-5b6c-7d8e-9f01-${String(quantos).padStart(12, '0')}`,
    codigo: 1000 + quantos,
    tipo_pessoa: 'PF',
    nome: `Cliente ${quantos}`,
    cpf_cnpj: '52998224725',
    email: 'cliente@exemplo.com.br',
    telefone: '+5511987654321',
    cidade: 'Campinas',
    uf: 'SP',
    empresa_id: '0192d3a4-5b6c-7d8e-9f01-aaaaaaaaaaaa',
    situacao: 'ATIVO',
    restrito: false,
    criado_em: '2026-11-01T12:00:00Z',
    atualizado_em: '2026-11-02T12:00:00Z',
    mascarado: false,
    ...parte,
  }
}
