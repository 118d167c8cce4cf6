import type { RegisteredRouter } from '@tanstack/react-router'

type Endereco = keyof RegisteredRouter['routesByPath']

/** An address, with or without the final slash. */
type Tela<E extends string> = [Extract<Endereco, E | `${E}/`>] extends [never] ? never : E

/** Where a noun lives: its list, with each record under it by its id. */
export type EnderecoDeLista = Endereco extends infer E
  ? E extends `${infer Lista}/$id${'' | '/'}`
    ? Tela<Lista>
    : never
  : never

/** Where a new record is typed in. */
export type EnderecoDeCriacao = Extract<Endereco, `${EnderecoDeLista}/${'novo' | 'nova'}`>
