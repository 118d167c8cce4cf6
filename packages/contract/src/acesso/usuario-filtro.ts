import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'
import { filtroDeLista } from '#base/pagina.ts'
import { Provedor } from './login.ts'

/** CONVIDADO: has not yet set a password (or made the first Microsoft login). */
export const situacoesUsuario = ['ATIVO', 'CONVIDADO', 'INATIVO'] as const
export type SituacaoUsuario = (typeof situacoesUsuario)[number]

export const nomesDasSituacoesDeUsuario: Record<SituacaoUsuario, string> = {
  ATIVO: 'Ativo',
  CONVIDADO: 'Convidado',
  INATIVO: 'Inativo',
}

export const nomesDosProvedores: Record<Provedor, string> = { local: 'Local', microsoft: 'Microsoft' }

export const FiltroUsuario = z.strictObject({
  ...filtroDeLista(['nome', 'email', 'grupo', 'ultimo_acesso']),
  situacao: z.optional(z.enum(situacoesUsuario)),
  grupo_permissao_id: z.optional(Id),
  /** Users who reach this company, linked by name or through "every company". */
  empresa_id: z.optional(Id),
  provedor: z.optional(Provedor),
})
export type FiltroUsuario = z.infer<typeof FiltroUsuario>
