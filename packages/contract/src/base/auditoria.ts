import * as z from 'zod/mini'
import { Id, Instante } from './comum.ts'
import { filtroDeLista, Pagina } from './pagina.ts'

export const acoesAuditadas = [
  'CRIAR',
  'EDITAR',
  'EXCLUIR',
  'ENTRAR',
  'SAIR',
  'SENHA',
  'CONVIDAR',
  'REUSO',
  'AVISO_NAO_ENTREGUE',
  'RESTRINGIR',
  'LIBERAR',
  'CONSENTIR',
  'UNIFICAR',
  'ANONIMIZAR',
  'EXPORTAR',
] as const

/** One line of a record's "Histórico". */
export const EntradaDeHistorico = z.object({
  id: Id,
  em: Instante,
  quem: z.nullable(z.string()),
  /** Names are shared and change: this tells whether it was oneself. */
  usuario_id: z.nullable(Id),
  ip: z.nullable(z.string()),
  acao: z.enum(acoesAuditadas),
  mudancas: z.array(z.object({ campo: z.string(), antes: z.unknown(), depois: z.unknown() })),
})
export type EntradaDeHistorico = z.infer<typeof EntradaDeHistorico>

export const FiltroDeHistorico = z.strictObject(filtroDeLista(['em']))
export const PaginaDeHistorico = Pagina(EntradaDeHistorico)
