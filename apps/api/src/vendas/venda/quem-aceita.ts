import type { ClienteDaVenda } from '@balcao/contract/vendas/venda-dados'

/** Whose identity is asked for: who buys, or who answers for the company. */
export const quemAceita = ({ tipo_pessoa, responsavel, nome, cpf_cnpj, data_nascimento }: ClienteDaVenda) =>
  tipo_pessoa === 'PJ' && responsavel
    ? { nome: responsavel.nome, cpf: responsavel.cpf, data_nascimento: responsavel.data_nascimento }
    : { nome, cpf: cpf_cnpj, data_nascimento }
