import { Readable } from 'node:stream'
import { SO_ADMINISTRADOR } from '@balcao/contract/administrador'
import { type Endpoint, type Pedido, permissoesExigidas, type Retorno } from '@balcao/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import type { Db } from '../db/conexao.ts'
import type { Contexto, Origem, Pessoa } from './contexto.ts'
import { DireitosMudaram } from './direitos-mudaram.ts'
import { esquemaDeResposta } from './esquema-json.ts'
import { JsonPronto } from './json-pronto.ts'
import { naoAutenticado, semPermissao } from './recusa.ts'
import { rotaDeFluxo } from './rota-de-fluxo.ts'
import { compilado, validar } from './validar.ts'

/** Behind a login there is a person; on an open or token-bearing call there is none. */
type ContextoDe<E extends Endpoint> = E['permissao'] extends 'publica' | 'token'
  ? { db: Db; origem: Origem; req: FastifyRequest; res: FastifyReply }
  : ContextoDePessoa

type Tratador<E extends Endpoint, C> = (
  pedido: Pedido<E>,
  contexto: C,
) => Promise<Retorno<E> | JsonPronto> | Retorno<E>

/** A person, and the mark of the rights that they were found with; none when they were asked for just now. */
type Conhecida = { quem: Pessoa; marca: number | null }

const QUEM = Symbol('quem')
declare module 'fastify' {
  interface FastifyRequest {
    [QUEM]?: Conhecida
  }
}

/** With the mark, a read can confirm the person's rights by itself. */
export type ContextoDePessoa = Contexto & { marca: number | null }

export type Servidor = FastifyInstance & {
  deps: {
    db: Db
    autenticar: (bearer: string) => Promise<Conhecida | null>
    presumir: (bearer: string) => Conhecida | null
  }
  endpoints: Endpoint[]
}

const JSON_UTF8 = 'application/json; charset=utf-8'

/** What a call does not ask for, it does not take. */
const Nada = z.strictObject({})
const ehNada = (valor: unknown) => {
  if (typeof valor !== 'object' || valor === null) return valor === undefined
  return !Array.isArray(valor) && Object.keys(valor).length === 0
}

const BEARER = 'bearer '
export const bearer = ({ headers: { authorization } }: FastifyRequest) =>
  authorization?.slice(0, BEARER.length).toLowerCase() === BEARER
    ? authorization.slice(BEARER.length)
    : undefined

const origemDe = (req: FastifyRequest): Origem => ({
  ip: req.ip,
  agente: (req.headers['user-agent'] ?? '').slice(0, 300),
})

type Como = {
  /** Its handler takes the rights last known, and throws `DireitosMudaram` when its answer comes after a change of them. */
  presumida: boolean
}

/**
 * Binds a call of the contract to the function that answers it. Permission comes before the body is even
 * read: a stranger gets 401 or 403, never a 400 that describes what was expected.
 */
export const rota = <E extends Endpoint>(app: Servidor, endpoint: E, tratar: Tratador<E, ContextoDe<E>>) =>
  registrar(app, endpoint, tratar as Tratador<E, unknown>, { presumida: false })

/** The same in one statement less: the read and the confirmation of who reads are one. */
export const rotaPresumida = <E extends Endpoint>(
  app: Servidor,
  endpoint: E,
  tratar: Tratador<E, ContextoDePessoa>,
) => registrar(app, endpoint, tratar as Tratador<E, unknown>, { presumida: true })

const registrar = <E extends Endpoint>(
  app: Servidor,
  endpoint: E,
  tratar: Tratador<E, unknown>,
  { presumida }: Como,
) => {
  const aberta = endpoint.permissao === 'publica' || endpoint.permissao === 'token'
  const exigidas = permissoesExigidas(endpoint)

  const autorizar = async (req: FastifyRequest) => {
    const token = bearer(req)
    const conhecida = token && (await app.deps.autenticar(token))
    if (!conhecida) throw naoAutenticado()
    if (exigidas && !conhecida.quem.pode(...exigidas)) throw semPermissao()
    if (endpoint.administrador && !conhecida.quem.administrador) throw semPermissao(SO_ADMINISTRADOR)
    req[QUEM] = { quem: conhecida.quem, marca: null }
  }

  /** Nobody is refused on what is only presumed: a right may have been given a moment ago. */
  const presumir = (req: FastifyRequest, _: FastifyReply, pronto: (erro?: Error) => void) => {
    const token = bearer(req)
    const conhecida = token && app.deps.presumir(token)
    if (!conhecida || endpoint.administrador || (exigidas && !conhecida.quem.pode(...exigidas))) {
      autorizar(req).then(() => pronto(), pronto)
      return
    }
    req[QUEM] = conhecida
    pronto()
  }

  const { params, query, body } = endpoint
  const esquemas = {
    params: params && compilado(params),
    query: query && compilado(query),
    body: body && compilado(body),
  }
  const parte = (nome: 'params' | 'query' | 'body', valor: unknown) => {
    const esquema = esquemas[nome]
    return esquema ? validar(nome, esquema, valor ?? {}) : ehNada(valor) ? {} : validar(nome, Nada, valor)
  }
  const ler = (req: FastifyRequest) =>
    ({
      params: parte('params', req.params),
      query: parte('query', req.query),
      body: endpoint.binario ? (req.body ?? new Uint8Array()) : parte('body', req.body ?? undefined),
    }) as Pedido<E>

  const responder = (req: FastifyRequest, res: FastifyReply) => {
    const { db } = app.deps
    const origem = origemDe(req)
    const conhecida = req[QUEM]
    return tratar(
      ler(req),
      conhecida ? { db, origem, usuario: conhecida.quem, marca: conhecida.marca } : { db, origem, req, res },
    )
  }

  /** Nothing is refused, nor said, on rights that were only presumed: they are asked for first. */
  const refazer = async (req: FastifyRequest, res: FastifyReply, erro: unknown) => {
    if (!presumida) throw erro
    await autorizar(req)
    if (!(erro instanceof DireitosMudaram)) throw erro
    return responder(req, res)
  }

  const enviar = (res: FastifyReply, retorno: unknown) => {
    res.code(status)
    if (retorno instanceof JsonPronto) {
      res.type(JSON_UTF8)
      return retorno.corpo
    }
    return arquivo ? enviarArquivo(res, arquivo, retorno as AsyncIterable<string>) : retorno
  }

  const status = endpoint.status ?? 200
  const { resposta } = endpoint
  const arquivo = 'arquivo' in resposta ? resposta.arquivo : undefined
  app.endpoints.push(endpoint)
  const opcoes: RouteOptions = {
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    ...(!aberta && { onRequest: presumida ? presumir : autorizar }),
    ...('arquivo' in resposta ? {} : { schema: { response: { [status]: esquemaDeResposta(resposta) } } }),
    handler: async (req, res) => {
      try {
        return enviar(res, await responder(req, res))
      } catch (erro) {
        return enviar(res, await refazer(req, res, erro))
      }
    },
  }
  if (endpoint.binario?.fluxo) rotaDeFluxo(app, opcoes, endpoint.binario.maximo)
  else if (endpoint.binario) rotaDeBytes(app, opcoes, endpoint.binario.maximo)
  else app.route(opcoes)
}

/** Once its first piece is here: what fails before it is still an ordinary refusal. */
const enviarArquivo = async (res: FastifyReply, tipo: string, partes: AsyncIterable<string>) => {
  const iterador = partes[Symbol.asyncIterator]()
  const primeira = await iterador.next()
  res.type(tipo).header('content-disposition', 'attachment')
  return Readable.from(
    (async function* () {
      if (!primeira.done) yield primeira.value
      yield* { [Symbol.asyncIterator]: () => iterador }
    })(),
  )
}

/** In a scope of its own: only this route takes something else than JSON, and more of it. */
const rotaDeBytes = (app: FastifyInstance, opcoes: RouteOptions, bodyLimit: number) =>
  app.register(async (escopo) => {
    escopo.removeAllContentTypeParsers()
    escopo.addContentTypeParser('*', { parseAs: 'buffer' }, (_, corpo, pronto) => pronto(null, corpo))
    escopo.route({ ...opcoes, bodyLimit })
  })
