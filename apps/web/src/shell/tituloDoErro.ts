import { configuracao } from '#configuracao.ts'

let doErro: string | null = null
const ouvintes = new Set<() => void>()

const definir = (titulo: string | null) => {
  doErro = titulo
  for (const avisar of ouvintes) avisar()
}

/** An error screen's own title: the route that it stands in for has another, of something that is not there. */
export const tituloDoErro = {
  atual: () => doErro,
  /** For an effect: holds until what it gives back is called. */
  por: (titulo: string) => {
    // Where nothing of the page is left, nobody listens.
    document.title = `${titulo} · ${configuracao.marca}`
    definir(titulo)
    return () => definir(null)
  },
  assinar: (ouvinte: () => void) => {
    ouvintes.add(ouvinte)
    return () => ouvintes.delete(ouvinte)
  },
}
