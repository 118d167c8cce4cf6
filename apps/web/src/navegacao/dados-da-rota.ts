import type { Permissao } from '@balcao/contract/base/permissao'

/** A record by its name, as the search in the shell shows it. */
export type Achado = {
  id: string
  nome: string
  descricao: string
  /** By which people call it: who types it whole wants this one. */
  numero?: number
  /**
   * For a record that opens over its list and has no page of its own: the list's search parameters for it.
   */
  naLista?: Record<string, string>
  /** Where this person opens it, if not below its list. */
  pagina?: string
}
export type Procurar = (busca: string, signal: AbortSignal) => Promise<Achado[]>

/** What a route declares about itself. The guards, the menu, the breadcrumbs and the window title read it. */
export type DadosDaRota = {
  titulo?: string
  /** Where the address says more than the name of the page: one step of many. */
  tituloDaJanela?: (params: Readonly<Record<string, string>>) => string
  /** Opens without a login. */
  publica?: boolean
  /** Any one of them opens the page. */
  habilidade?: readonly [Permissao, ...Permissao[]]
  /** Not a step on the way to deeper addresses: what is there may not exist yet. */
  foraDaTrilha?: true
  /** False for an address that cannot exist, such as a malformed id. */
  valida?: (params: Readonly<Record<string, string>>) => boolean
  /**
   * For a list: how the search in the shell finds its records, for people who may open it.
   * Downloaded when first used.
   */
  procurar?: () => Promise<Procurar>
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends DadosDaRota {}
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Every named parameter is an id. The given words stand for a record that is about to be created. */
export const comIds =
  (...criacao: ('novo' | 'nova')[]) =>
  (params: Readonly<Record<string, string>>) =>
    Object.values(params).every((valor) => UUID.test(valor) || (criacao as string[]).includes(valor))
