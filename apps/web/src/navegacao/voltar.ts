/**
 * Where to go after the login, as it stands in the address. Only a path of this site counts: `//other.site`
 * and `/\other.site` are addresses of another host to a browser.
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
