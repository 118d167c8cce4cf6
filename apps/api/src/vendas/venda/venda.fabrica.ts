import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { type DadosDoRascunho, RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { enderecoDeTeste, telefoneDeTeste } from '#clientes/cliente/cliente.fabrica.ts'
import { cpfDeTeste } from '#testes/documentos.ts'

type Onde = { empresa_id: string; canal_venda_id: string; plano_id: string }

/** A sale in which nothing is missing, to somebody new at a new address. */
export const dadosDeVenda = (onde: Onde, mudancas: Partial<DadosDoRascunho> = {}): DadosDoRascunho => {
  const { id: _, tipo: __, complemento, referencia, latitude, longitude, ...endereco } = enderecoDeTeste()
  return {
    ...RASCUNHO_VAZIO,
    ...onde,
    cliente: {
      tipo_pessoa: 'PF',
      cpf_cnpj: cpfDeTeste(),
      nome: 'João Batista de Souza',
      data_nascimento: '1990-05-01',
      telefones: [telefoneDeTeste()],
    },
    endereco,
    dia_vencimento: 10,
    forma_pagamento: 'PIX',
    agendamento: { data: somarDias(diaNoFuso(new Date(), 'America/Sao_Paulo'), 3), turno: 'MANHA' },
    ...mudancas,
  }
}
