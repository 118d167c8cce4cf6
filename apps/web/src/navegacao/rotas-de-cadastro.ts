import type { RegisteredRouter } from '@tanstack/react-router'

type Endereco = keyof RegisteredRouter['routesByPath']

/** Where a noun lives: its list, with each record under it by its id. */
export type EnderecoDeLista = Endereco extends infer E
  ? E extends `${infer Lista}/$id${'' | '/'}`
    ? Lista
    : never
  : never

/** Where a new record is typed in. */
export type EnderecoDeCriacao = Extract<Endereco, `${EnderecoDeLista}/${'novo' | 'nova'}`>
