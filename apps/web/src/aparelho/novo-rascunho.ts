const emHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A UUIDv7: the hour, so that ids follow each other, and then chance. */
export const novoId = (agora = Date.now()): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(agora / 256 ** (5 - i)) % 256
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = emHex(bytes)
  return [[0, 8], [8, 12], [12, 16], [16, 20], [20]].map(([de, ate]) => hex.slice(de, ate)).join('-')
}

const comecados = new Set<string>()

/** Begins a sale: its id, which it keeps for ever, and the address of its first step. */
export const novoRascunho = () => {
  const id = novoId()
  comecados.add(id)
  return { id, to: '/vendedor/venda/$id/$etapa', params: { id, etapa: 'cliente' } } as const
}

/** Whether it was begun in this tab and nothing typed yet, so that there is nothing of it to be looked for elsewhere. */
export const ehNovo = (id: string) => comecados.has(id)

/** From the first change on it may be elsewhere: on the server, where it may even have become a sale. */
export const deixarDeSerNovo = (id: string) => {
  comecados.delete(id)
}
