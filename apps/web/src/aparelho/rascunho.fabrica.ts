import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { novoId } from './novo-rascunho.ts'
import type { RascunhoGuardado } from './rascunhos.ts'

/** A draft as a device stores it, with its own id and person. */
export const umGuardado = (
  parte: Partial<RascunhoGuardado> = {},
): Omit<RascunhoGuardado, 'revisao'> & { revisao?: number } => ({
  usuario_id: novoId(),
  id: novoId(),
  dados: RASCUNHO_VAZIO,
  etapa: 'cliente',
  consulta: null,
  anexos: [],
  versao: null,
  no_servidor: null,
  a_enviar: true,
  sem_resposta: [],
  mudado_em: '2026-11-16T12:00:00.000Z',
  ...parte,
})
