import type { FalhaDoLote, Lote } from '@balcao/contract/cobranca/lote-api'
import { CONTA } from '#partes/conta-bancaria/contas.fabrica.ts'

export const ID = '019a0000-0000-7000-8000-0000000000a1'
export const EMPRESA = '019a0000-0000-7000-8000-0000000000e1'
export const CLIENTE = '019a0000-0000-7000-8000-0000000000d1'
export const CONTRATO = '019a0000-0000-7000-8000-0000000000b1'

export const umLote = (partes: Partial<Lote> = {}): Lote => ({
  id: ID,
  empresa: { id: EMPRESA, nome: 'Fibra Veloz' },
  conta: { id: CONTA, nome: 'Itaú boletos' },
  competencia: '2026-12',
  situacao: 'CONCLUIDO',
  total: 312,
  vistos: 312,
  emitidos: 298,
  sem_cobranca: 12,
  falhas: 2,
  valor: 29_770_20,
  criado_por: 'Ana Lima',
  criado_em: '2026-11-17T12:00:00Z',
  concluido_em: '2026-11-17T12:00:08Z',
  motivo: null,
  ...partes,
})

export const umaFalha = (partes: Partial<FalhaDoLote> = {}): FalhaDoLote => ({
  cliente_plano_id: CONTRATO,
  cliente: { id: CLIENTE, nome: 'Maria Silva' },
  plano: 'Fibra 500',
  motivo: 'O cliente não tem CPF ou CNPJ',
  ...partes,
})
