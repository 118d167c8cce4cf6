import type { ContratoResumo } from '@balcao/contract/vendas/contrato-opcoes'
import { idDeTeste } from '#partes/cliente/cliente.fabrica.ts'

/** A contract as the client's overview gets it. */
export const planoDeTeste = (parte: Partial<ContratoResumo> = {}): ContratoResumo => ({
  id: idDeTeste(30),
  situacao: 'ATIVO',
  plano: 'Fibra 500',
  mensalidade: 99_90,
  endereco: 'Rua Direita, 10 – Centro – Campinas – SP',
  ativo_desde: '2026-01-10',
  cancelado_em: null,
  criado_em: '2026-01-05T12:00:00Z',
  planejado: null,
  ...parte,
})
