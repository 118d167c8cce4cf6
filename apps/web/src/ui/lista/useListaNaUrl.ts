export type Paginada = { ordem?: string | undefined; cursor?: string | undefined; busca?: string | undefined }

type Navegar<Busca> = (opcoes: { search: (atual: Busca) => Busca; replace?: boolean }) => unknown

export type ListaNaUrl<Busca> = {
  filtrar: (parte: Partial<Busca>) => void
  /** Neither search nor filters; the order stays. */
  limpar: () => void
  buscar: (busca: string) => void
  ordenar: (ordem: string) => void
  paginar: (cursor: string) => void
}

/**
 * What a list can be asked for, written into the address. Another search, filter or order begins at the first
 * page, and takes the place of the former in the browser's history; a page is a step of its own, so that "back"
 * leads to the page before.
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
