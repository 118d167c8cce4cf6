import type { VendaNaLista } from '@balcao/contract/vendas/lista-api'

let quantas = 0

/** A sale as lists return it, each with its own id and number. */
export const vendaDeTeste = (parte: Partial<VendaNaLista> = {}): VendaNaLista => {
  quantas += 1
  return {
    id: `0192d3a4-5b6c-7d8e-9f02-${String(quantas).padStart(12, '0')}`,
    protocolo: 4000 + quantas,
    situacao: 'EM_ANALISE',
    situacao_em: new Date().toISOString(),
    motivo: null,
    cliente: `Cliente ${quantas}`,
    plano: 'Fibra 500',
    cidade: 'Campinas – SP',
    mensalidade: 99_90,
    criado_em: '2026-11-01T12:00:00Z',
    empresa: 'Fibra Norte',
    canal: 'Loja',
    vendedor: 'Ana Vendas',
    em_maos: null,
    marco_em: null,
    agendamento: { data: '2026-11-10', turno: 'MANHA' },
    ...parte,
  }
}
