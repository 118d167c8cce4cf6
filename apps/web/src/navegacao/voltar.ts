/**
 * Where to go after the login, from the address. Only a path of this site is accepted: a browser reads
 * `//other.site` and `/\other.site` as addresses of another host.
 */
export const caminhoDeVolta = (voltar: unknown): string | undefined => {
  if (typeof voltar !== 'string' || !/^\/(?![/\\])/.test(voltar)) return undefined
  try {
    const { origin, pathname, search, hash } = new URL(voltar, 'http://daqui')
    return origin === 'http://daqui' ? `${pathname}${search}${hash}` : undefined
  } catch {
    return undefined
  }
}
