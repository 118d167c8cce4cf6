export type Paginada = { ordem?: string | undefined; cursor?: string | undefined; busca?: string | undefined }

export type Navegar<Busca> = (opcoes: { search: (atual: Busca) => Busca; replace?: boolean }) => unknown

export type ListaNaUrl<Busca> = {
  filtrar: (parte: Partial<Busca>) => void
  /** Clears search and filters, but not the order. */
  limpar: () => void
  buscar: (busca: string) => void
  ordenar: (ordem: string) => void
  paginar: (cursor: string) => void
}

/**
 * The state of a list, kept in the address. A new search, filter or order
 * starts at the first page and replaces the current entry of the browser's
 * history. A page adds an entry, so that "back" leads to the previous page.
 */
export function useListaNaUrl<Busca extends Paginada>(navegar: Navegar<Busca>): ListaNaUrl<Busca> {
  const filtrar = (parte: Partial<Busca>) =>
    void navegar({ search: (atual) => ({ ...atual, ...parte, cursor: undefined }), replace: true })
  return {
    filtrar,
    limpar: () => void navegar({ search: ({ ordem }) => ({ ordem }) as Busca, replace: true }),
    buscar: (busca: string) => filtrar({ busca: busca || undefined } as Partial<Busca>),
    ordenar: (ordem: string) => filtrar({ ordem } as Partial<Busca>),
    paginar: (cursor: string) => void navegar({ search: (atual) => ({ ...atual, cursor }) }),
  }
}
