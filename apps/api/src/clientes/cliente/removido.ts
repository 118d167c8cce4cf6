/** What stands where personal data was. */
export const REMOVIDO = 'Removido (LGPD)'

/** A client's own data, in their record and in what was frozen of it. */
export const SEM_PESSOA = {
  nome: 'Cliente anonimizado',
  nome_social: null,
  nome_fantasia: null,
  rg: null,
  inscricao_estadual: null,
  data_nascimento: null,
  nome_mae: null,
  responsavel: null,
  email: null,
  telefones: [],
}

/** The city and the region of the CEP stay for statistics. Nothing that leads to a door stays. */
export const SEM_PORTA = {
  logradouro: REMOVIDO,
  numero: 'S/N',
  complemento: null,
  bairro: REMOVIDO,
  referencia: null,
  latitude: null,
  longitude: null,
}
