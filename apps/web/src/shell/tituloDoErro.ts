import { configuracao } from '#configuracao.ts'

let doErro: string | null = null
const ouvintes = new Set<() => void>()

const definir = (titulo: string | null) => {
  doErro = titulo
  for (const avisar of ouvintes) avisar()
}

/** An error screen's own title. The route's title belongs to a page that could not be shown. */
export const tituloDoErro = {
  atual: () => doErro,
  /** For an effect: the title stays until the returned function is called. */
  por: (titulo: string) => {
    // Set directly too: when the page itself is gone, no listener is left.
    document.title = `${titulo} · ${configuracao.marca}`
    definir(titulo)
    return () => definir(null)
  },
  assinar: (ouvinte: () => void) => {
    ouvintes.add(ouvinte)
    return () => ouvintes.delete(ouvinte)
  },
}
