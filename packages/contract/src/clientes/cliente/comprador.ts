/** Fields of a client's record that an approved sale writes. */
export const camposDoComprador = [
  'nome',
  'nome_social',
  'nome_fantasia',
  'rg',
  'inscricao_estadual',
  'data_nascimento',
  'nome_mae',
  'responsavel',
  'email',
] as const
export type CampoDoComprador = (typeof camposDoComprador)[number]
