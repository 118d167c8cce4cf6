import type * as z from 'zod/mini'
import type { Permissao } from './permissao.ts'

type Metodo = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call. With a list, any one of the permissions is enough. `publica`: no login. `autenticada`: any
 * signed-in person. `token`: the handler itself checks the bearer (a refresh token, a password token).
 */
export type Exigencia = Permissao | readonly [Permissao, ...Permissao[]] | 'publica' | 'autenticada' | 'token'
/** Who calls is known. */
export type ExigenciaComLogin = Exclude<Exigencia, 'publica' | 'token'>

type Esquema = z.ZodMiniType
/** An answer that is not JSON. It is streamed unchanged, with this media type. */
type Arquivo = { readonly arquivo: string }
/** A body that is a file's bytes. `tipos` is what clients should send; the server only trusts the content. */
type Binario = {
  readonly tipos: readonly string[]
  readonly maximo: number
  /** The handler reads the bytes as they arrive instead of receiving them all at once. */
  readonly fluxo?: true
}

export type Endpoint = {
  readonly method: Metodo
  readonly path: `/${string}`
  readonly permissao: Exigencia
  /** Besides the permission, the caller must be an administrator (administrador.ts). */
  readonly administrador?: true
  /** Only a person does this, although a permission opens it. See `aceitaChave` of chave.ts. */
  readonly soPessoa?: true
  /** One line in Portuguese, for the API's documentation. */
  readonly resumo: string
  readonly params?: Esquema
  readonly query?: Esquema
  /** For the documentation: the handler itself reads and checks them. */
  readonly cabecalhos?: Esquema
  readonly body?: Esquema
  /**
   * Instead of `body`. With both, the handler receives the bytes, because a signature is over them, and `body` documents
   * what they must hold.
   */
  readonly binario?: Binario
  readonly resposta: Esquema | Arquivo
  /** The success status when it is not 200. */
  readonly status?: 201 | 202 | 204
}

/**
 * A call of the API, described once. The server's route, the browser's client and OpenAPI are derived from
 * it.
 */
export const endpoint = <const E extends Endpoint>(definicao: E): E => definicao

type Saida<S> = S extends Esquema ? z.output<S> : undefined
type Entrada<S> = S extends Esquema ? z.input<S> : undefined
type Parte<E extends Endpoint, P extends 'params' | 'query' | 'body'> =
  E extends Record<P, infer S> ? S : undefined

/** What the server's handler receives: validated and normalised. */
export type Pedido<E extends Endpoint> = {
  params: Saida<Parte<E, 'params'>>
  query: Saida<Parte<E, 'query'>>
  body: E extends { binario: Binario } ? Bytes<E['binario']> : Saida<Parte<E, 'body'>>
}

type Bytes<B extends Binario> = B extends { fluxo: true }
  ? { tamanho: number; conteudo: AsyncIterable<Uint8Array> }
  : Uint8Array

type Informada<E extends Endpoint, P extends 'params' | 'query' | 'body'> =
  E extends Record<P, Esquema>
    ? P extends 'query'
      ? { query?: Entrada<Parte<E, P>> }
      : { [K in P]: Entrada<Parte<E, P>> }
    : unknown

/** What the browser must pass to make the call. */
export type Chamada<E extends Endpoint> = Informada<E, 'params'> &
  Informada<E, 'query'> &
  Informada<E, 'body'> &
  (E extends { binario: Binario } ? { body: Blob } : unknown)

/** What comes back. */
export type Resposta<E extends Endpoint> = E['resposta'] extends Esquema ? z.output<E['resposta']> : Blob

/** A stored file: it says its own type and size. */
export type ArquivoAberto = {
  mime: string
  /** Of the whole file. */
  tamanho: number
  conteudo: AsyncIterable<Uint8Array>
  /** First and last byte of the content, both included, when it is not the whole file. */
  faixa?: { inicio: number; fim: number } | undefined
  /** What a browser calls the download. */
  nome?: string
}

/** What the server's handler returns, before the answer's schema serialises it. */
export type Retorno<E extends Endpoint> = E['resposta'] extends Esquema
  ? z.input<E['resposta']>
  : AsyncIterable<string> | ArquivoAberto

/** Any one of these permissions is enough. `null` when the call asks for no permission. */
export const permissoesExigidas = ({ permissao }: Endpoint): readonly Permissao[] | null => {
  if (permissao === 'publica' || permissao === 'autenticada' || permissao === 'token') return null
  return typeof permissao === 'string' ? [permissao] : permissao
}
