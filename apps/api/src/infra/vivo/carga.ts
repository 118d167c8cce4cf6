import type { Mudanca } from './alcance.ts'

/** The name under which the copies of the server hear each other. */
export const CANAL = 'balcao_vivo'

/** PostgreSQL carries less than 8,000 bytes at a time. */
const BYTES = 7_900

/** As few texts as possible, none of them too long. */
export const emCargas = (mudancas: readonly Mudanca[]): string[] => {
  const cargas: string[][] = []
  let bytes = BYTES
  for (const mudanca of mudancas) {
    const texto = JSON.stringify(mudanca)
    bytes += texto.length + 1
    if (bytes + 2 > BYTES) {
      cargas.push([])
      bytes = texto.length + 1
    }
    cargas.at(-1)?.push(texto)
  }
  return cargas.map((textos) => `[${textos.join(',')}]`)
}

export const lerCarga = (carga: string): Mudanca[] => JSON.parse(carga)
