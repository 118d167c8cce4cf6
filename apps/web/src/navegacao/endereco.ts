/**
 * The search part of an address, as text: only a contract's schema decides what is a number or a boolean. The
 * router's own parser turns `?busca=11987654321` into a number, and the list would ignore it.
 */
export const lerEndereco = (texto: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(texto))

export const escreverEndereco = (busca: Record<string, unknown>): string => {
  const presentes = Object.entries(busca).filter(([, valor]) => valor !== undefined)
  const texto = new URLSearchParams(presentes.map(([nome, valor]) => [nome, String(valor)])).toString()
  return texto && `?${texto}`
}
