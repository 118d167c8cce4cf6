import { Readable } from 'node:stream'
import { type Endpoint, type Pedido, permissoesExigidas, type Retorno } from '@balcao/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import type { Db } from '../db/conexao.ts'
import type { Contexto, Origem, Pessoa } from './contexto.ts'
import { esquemaDeResposta } from './esquema-json.ts'
import { naoAutenticado, semPermissao } from './recusa.ts'
import { validar } from './validar.ts'

/** Behind a login there is a person; on an open or token-bearing call there is none. */
type ContextoDe<E extends Endpoint> = E['permissao'] extends 'publica' | 'token'
  ? { db: Db; origem: Origem; req: FastifyRequest; res: FastifyReply }
  : Contexto

type Tratador<E extends Endpoint> = (
  pedido: Pedido<E>,
  contexto: ContextoDe<E>,
) => Promise<Retorno<E>> | Retorno<E>

export type Servidor = FastifyInstance & {
  deps: { db: Db; autenticar: (bearer: string) => Promise<Pessoa | null> }
  endpoints: Endpoint[]
}

/** What a call does not ask for, it does not take. */
const Nada = z.strictObject({})

export const bearer = (req: FastifyRequest) => /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1]

const origemDe = (req: FastifyRequest): Origem => ({
  ip: req.ip,
  agente: (req.headers['user-agent'] ?? '').slice(0, 300),
})

/**
 * Binds a call of the contract to the function that answers it. Permission comes before the body is even
 * read: a stranger gets 401 or 403, never a 400 that describes what was expected.
 */
export const rota = <E extends Endpoint>(app: Servidor, endpoint: E, tratar: Tratador<E>) => {
  const pessoas = new WeakMap<FastifyRequest, Pessoa>()
  const aberta = endpoint.permissao === 'publica' || endpoint.permissao === 'token'

  const autorizar = async (req: FastifyRequest) => {
    const token = bearer(req)
    const quem = token && (await app.deps.autenticar(token))
    if (!quem) throw naoAutenticado()
    const exigidas = permissoesExigidas(endpoint)
    if (exigidas && !quem.pode(...exigidas)) throw semPermissao()
    pessoas.set(req, quem)
  }

  const ler = (req: FastifyRequest) => {
    const parte = (nome: 'params' | 'query' | 'body', valor: unknown) => {
      return validar(nome, endpoint[nome] ?? Nada, valor)
    }
    return {
      params: parte('params', req.params),
      query: parte('query', req.query),
      body: endpoint.binario ? (req.body ?? new Uint8Array()) : parte('body', req.body ?? {}),
    } as Pedido<E>
  }

  const status = endpoint.status ?? 200
  const { resposta } = endpoint
  const arquivo = 'arquivo' in resposta ? resposta.arquivo : undefined
  app.endpoints.push(endpoint)
  const opcoes: RouteOptions = {
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    ...(aberta ? {} : { onRequest: autorizar }),
    ...('arquivo' in resposta ? {} : { schema: { response: { [status]: esquemaDeResposta(resposta) } } }),
    handler: async (req, res) => {
      const { db } = app.deps
      const contexto = aberta
        ? { db, origem: origemDe(req), req, res }
        : { db, origem: origemDe(req), usuario: pessoas.get(req) }
      const retorno = await tratar(ler(req), contexto as ContextoDe<E>)
      const corpo = arquivo ? await comecado(retorno as AsyncIterable<string>) : retorno
      res.code(status)
      if (arquivo) res.type(arquivo).header('content-disposition', 'attachment')
      return corpo
    },
  }
  if (endpoint.binario) rotaDeBytes(app, opcoes, endpoint.binario.maximo)
  else app.route(opcoes)
}

/** A stream whose first piece is here already: what fails before it is still an ordinary refusal. */
const comecado = async (partes: AsyncIterable<string>) => {
  const iterador = partes[Symbol.asyncIterator]()
  const primeira = await iterador.next()
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
