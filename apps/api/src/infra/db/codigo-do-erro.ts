/** PostgreSQL's code. drizzle wraps the driver's error, which has it. Empty: the database said nothing. */
export const codigoDoErro = (erro: unknown): string => {
  if (typeof erro !== 'object' || erro === null) return ''
  if ('code' in erro) return String(erro.code)
  return 'cause' in erro ? codigoDoErro(erro.cause) : ''
}
