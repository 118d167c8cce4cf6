import type { NumerosDoVendedor, VendaResumo } from '@balcao/contract/vendas/venda-resumo'
import { novoId } from '#aparelho/novo-rascunho.ts'

/** A sale as the seller's home lists it. */
export const umaVendaResumida = (parte: Partial<VendaResumo> = {}): VendaResumo => ({
  id: novoId(),
  protocolo: 1234,
  situacao: 'EM_ANALISE',
  situacao_em: '2026-03-05T17:30:00.000Z',
  motivo: null,
  cliente: 'Maria Souza',
  plano: 'Fibra 500',
  cidade: 'Campinas',
  mensalidade: 99_90,
  criado_em: '2026-03-05T17:30:00.000Z',
  ...parte,
})

export const pagina = (itens: VendaResumo[], proximo: string | null = null) => ({
  itens,
  anterior: null,
  proximo,
})

export const numeros: NumerosDoVendedor = {
  hoje: { vendas: 2, mensalidade: 199_80 },
  mes: { vendas: 31, mensalidade: 3_100_00, concluidas: 20 },
}

export const nadaFalta = { vendeu: true, faltam: [] }
