/** A piece of a line. */
export type Trecho =
  | string
  | { tipo: 'forte' | 'enfase'; dentro: Trecho[] }
  | { tipo: 'codigo'; texto: string }
  /** `para`: a page of the manual, with or without a section, or an address of the outside. */
  | { tipo: 'link'; para: Destino | string; dentro: Trecho[] }

export type Destino = { pagina: string; secao: string }

export type Bloco =
  | { tipo: 'titulo'; nivel: 2 | 3; secao: string; dentro: Trecho[] }
  | { tipo: 'paragrafo'; dentro: Trecho[] }
  | { tipo: 'nota'; dentro: Bloco[] }
  | { tipo: 'lista'; ordenada: boolean; itens: Bloco[][] }
  | { tipo: 'tabela'; cabeca: Trecho[][]; linhas: Trecho[][][] }
  | { tipo: 'imagem'; src: string; descricao: string; largura: number; altura: number }

/** One file of `docs/manual`, as the build reads it. The index is the page without a name. */
export type Pagina = { nome: string; titulo: string; blocos: Bloco[] }

/** What a piece of the manual says, without its looks. */
export const textoDe = (trechos: readonly Trecho[]): string =>
  trechos
    .map((trecho) => {
      if (typeof trecho === 'string') return trecho
      return trecho.tipo === 'codigo' ? trecho.texto : textoDe(trecho.dentro)
    })
    .join('')
