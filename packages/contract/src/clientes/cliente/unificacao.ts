import * as z from 'zod/mini'
import { Id, Versao } from '#base/comum.ts'

/** Fields that may differ between the two records. For each one, a person chooses which value stays. */
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
  /** The record that goes away. Everything it has moves to the one that stays. */
  outro_id: Id,
  versao: Versao,
  versao_do_outro: Versao,
  /** Fields whose value comes from the other record. The rest stays as it is. */
  campos_do_outro: z.array(z.enum(camposDaUnificacao)).check(z.maxLength(camposDaUnificacao.length)),
})
export type DadosUnificacao = z.infer<typeof DadosUnificacao>
