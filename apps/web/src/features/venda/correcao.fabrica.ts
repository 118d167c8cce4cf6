import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { precoDaOferta } from '@balcao/contract/catalogo/oferta-preco'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { CorrecaoAberta } from '@balcao/contract/vendas/rascunho-aberto-api'

/** The sale that came back, sold with these data at the price that this offer had then. */
export const umaCorrecao = (
  { empresa_id, canal_venda_id, plano_id, adicionais, promocoes, cupom, cliente, endereco }: DadosDoRascunho,
  oferta: Oferta,
  parte: Partial<CorrecaoAberta> = {},
): CorrecaoAberta => {
  const dia = '2026-11-01'
  const { adicionais: _, promocoes: __, ...plano } = oferta
  return {
    protocolo: 1234,
    cliente: 'Maria Souza',
    versao: 3,
    situacao: 'PENDENTE',
    motivo: 'A foto do documento está escura, e o número da casa não confere.',
    propria: true,
    intacta_desde: '2026-11-02T12:00:00.000Z',
    vendida: {
      escolha: {
        ...{ empresa_id, canal_venda_id, plano_id, adicionais, promocoes, cupom },
        codigo_ibge: endereco.codigo_ibge,
        tipo_pessoa: cliente.tipo_pessoa,
      },
      ...{ dia, plano },
      ...precoDaOferta(oferta, dia, { adicionais, promocoes }),
    },
    ...parte,
  }
}
