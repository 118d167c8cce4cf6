/** What stands where personal data was. */
export const REMOVIDO = 'Removido (LGPD)'
export const SEM_NOME = 'Cliente anonimizado'

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
