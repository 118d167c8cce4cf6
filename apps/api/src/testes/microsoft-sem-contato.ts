/** Microsoft is configured, but nobody will contact it. */
export const MICROSOFT_SEM_CONTATO = {
  MICROSOFT_TENANT: '00000000-0000-4000-8000-000000000001',
  MICROSOFT_CLIENT_ID: 'balcao',
  MICROSOFT_CLIENT_SECRET: 'segredo',
  MICROSOFT_ISSUER: 'http://127.0.0.1:9',
}
