const emHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Undefined over plain http, where browsers do not offer it. */
export const sha256De = async (bytes: ArrayBuffer): Promise<string | undefined> => {
  const resumo = await crypto.subtle?.digest('SHA-256', bytes)
  return resumo && emHex(resumo)
}
