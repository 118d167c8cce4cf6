import * as z from 'zod/mini'

/**
 * Every refusal of the API has this body. `message` and `errors` are for the person (pt-BR), `codigo` for
 * programs, `campos` says which field is to blame. A lost race also carries the record as it is now.
 */
export const RespostaDeErro = z.object({
  message: z.string(),
  errors: z.array(z.string()),
  codigo: z.string(),
  campos: z.optional(z.record(z.string(), z.array(z.string()))),
  atual: z.optional(z.unknown()),
  /** The server asks first: the same request with this field set to `true` goes through. */
  confirmar: z.optional(z.string()),
})
export type RespostaDeErro = z.infer<typeof RespostaDeErro>

/** Stable codes that a screen acts upon. Others exist only to be logged and searched for. */
export const codigos = {
  versaoDesatualizada: 'VERSAO_DESATUALIZADA',
  sessaoJaRenovada: 'SESSAO_JA_RENOVADA',
  semPermissao: 'SEM_PERMISSAO',
  semTitular: 'PERMISSAO_SEM_TITULAR',
  validacao: 'VALIDACAO',
  loginAntigo: 'LOGIN_ANTIGO',
} as const
