import * as z from 'zod/mini'
import { Id, Versao } from '#base/comum.ts'

/** What one record says and the other may say differently: one of the two is chosen, field by field. */
export const camposDaUnificacao = [
  'cpf_cnpj',
  'nome',
  'nome_social',
  'nome_fantasia',
  'rg',
  'inscricao_estadual',
  'data_nascimento',
  'nome_mae',
  'responsavel',
  'email',
  'situacao',
  'observacoes',
  'id_externo',
] as const
export type CampoDaUnificacao = (typeof camposDaUnificacao)[number]

export const DadosUnificacao = z.strictObject({
  /** Stops existing; everything of its own passes to the one that stays. */
  outro_id: Id,
  versao: Versao,
  versao_do_outro: Versao,
  /** Fields taken from the other; the rest stays as it is. */
  campos_do_outro: z.array(z.enum(camposDaUnificacao)).check(z.maxLength(camposDaUnificacao.length)),
})
export type DadosUnificacao = z.infer<typeof DadosUnificacao>
