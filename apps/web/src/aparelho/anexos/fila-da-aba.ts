import { criarFila } from './fila.ts'

/** The queue of this tab. */
export const fila = criarFila()
