/** Storage of this tab. A browser may refuse it: then a reload asks again. */
export const guarda = {
  ler: (chave: string): string | null => {
    try {
      return sessionStorage.getItem(chave)
    } catch {
      return null
    }
  },
  por: (chave: string, valor: string) => {
    try {
      sessionStorage.setItem(chave, valor)
    } catch {
      // What is on the screen stays there.
    }
  },
}
