import type { ErroDoServidor } from '../formulario/tipos.ts'

/** What the server has to say about the text searched for ("Digite mais"): it belongs under the box. */
export const erroDaBusca = (erro: ErroDoServidor | null): string | undefined => erro?.campos?.busca?.join(' ')
