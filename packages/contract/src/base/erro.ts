import * as z from 'zod/mini'

/**
 * The body of every refusal. `message` and `errors` are for people (pt-BR), `codigo` is for programs, and
 * `campos` names the wrong fields. A lost race also carries the record as it is now.
 */
export const RespostaDeErro = z.object({
  message: z.string(),
  errors: z.array(z.string()),
  codigo: z.string(),
  campos: z.optional(z.record(z.string(), z.array(z.string()))),
  atual: z.optional(z.unknown()),
  /** The server wants a confirmation: the same request with this field set to `true` goes through. */
  confirmar: z.optional(z.string()),
})
export type RespostaDeErro = z.infer<typeof RespostaDeErro>

/** Stable codes that screens act on. Other codes exist only for logs and searches. */
export const codigos = {
  versaoDesatualizada: 'VERSAO_DESATUALIZADA',
  sessaoJaRenovada: 'SESSAO_JA_RENOVADA',
  semPermissao: 'SEM_PERMISSAO',
  semTitular: 'PERMISSAO_SEM_TITULAR',
  validacao: 'VALIDACAO',
  loginAntigo: 'LOGIN_ANTIGO',
} as const
