import * as z from 'zod/mini'
import { Id, SimNaoDaUrl } from '#base/comum.ts'
import { filtroDeLista } from '#base/pagina.ts'

// Apart from the rest: the filters of the screens are downloaded with the shell.

export const FiltroWebhook = z.strictObject({
  ...filtroDeLista(['nome', 'atualizado_em']),
  ativo: z.optional(SimNaoDaUrl),
  empresa_id: z.optional(Id),
})
export type FiltroWebhook = z.infer<typeof FiltroWebhook>

/** What became of an event that was to be delivered. */
export const situacoesDeEntrega = ['PENDENTE', 'ENTREGUE', 'FALHOU'] as const
export const SituacaoDeEntrega = z.enum(situacoesDeEntrega)
export type SituacaoDeEntrega = z.infer<typeof SituacaoDeEntrega>

const { cursor, limite } = filtroDeLista(['criado_em'])
export const FiltroEntrega = z.strictObject({
  ...{ cursor, limite },
  situacao: z.optional(SituacaoDeEntrega),
})
export type FiltroEntrega = z.infer<typeof FiltroEntrega>
