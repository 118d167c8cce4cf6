/** The most recently used pictures, up to a number of bytes. The one unused for the longest goes first. */
export const criarMemoria = (maximo: number) => {
  // A Map keeps the insertion order, so removing an entry and adding it again makes it the newest.
  const guardados = new Map<string, Buffer>()
  let total = 0

  const esquecer = (nome: string) => {
    total -= guardados.get(nome)?.length ?? 0
    guardados.delete(nome)
  }

  return {
    ler: (nome: string) => {
      const bytes = guardados.get(nome)
      if (!bytes) return undefined
      guardados.delete(nome)
      guardados.set(nome, bytes)
      return bytes
    },
    guardar: (nome: string, bytes: Buffer) => {
      if (bytes.length > maximo) return
      esquecer(nome)
      guardados.set(nome, bytes)
      total += bytes.length
      for (const antigo of guardados.keys()) {
        if (total <= maximo) break
        esquecer(antigo)
      }
    },
  }
}
