import type { EscolhaDaOferta } from '@balcao/contract/vendas/escolha-da-oferta'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { venda } from './venda.table.ts'

type Lida = typeof venda.$inferSelect

/** What was chosen in a sent sale. City and kind of person are the sale's: in the draft they may be as on record. */
export const escolhaDaVenda = (
  lida: Pick<Lida, 'empresa_id' | 'canal_venda_id' | 'plano_id' | 'codigo_ibge'> & {
    cliente: Pick<Lida['cliente'], 'tipo_pessoa'>
    dados: Pick<DadosDoRascunho, 'adicionais' | 'promocoes' | 'cupom'>
  },
): EscolhaDaOferta => {
  const { empresa_id, canal_venda_id, plano_id, codigo_ibge } = lida
  const { adicionais, promocoes, cupom } = lida.dados
  const { tipo_pessoa } = lida.cliente
  return { empresa_id, canal_venda_id, plano_id, codigo_ibge, tipo_pessoa, adicionais, promocoes, cupom }
}
