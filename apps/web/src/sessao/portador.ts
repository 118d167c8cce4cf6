/** Whose a token is, and until when (in seconds since 1970). Only the server can say whether it is genuine. */
export const lerPortador = (token: string | null): { pessoa: string; ate: number } | null => {
  try {
    const meio = (token ?? '').split('.')[1] ?? ''
    const { sub, exp } = JSON.parse(atob(meio.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof sub === 'string' && typeof exp === 'number' ? { pessoa: sub, ate: exp } : null
  } catch {
    return null
  }
}
