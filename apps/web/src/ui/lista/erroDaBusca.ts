import type { ErroDoServidor } from '../formulario/tipos.ts'

/** The server's message about the searched text ("Digite mais"). It belongs under the box. */
export const erroDaBusca = (erro: ErroDoServidor | null): string | undefined => erro?.campos?.busca?.join(' ')
