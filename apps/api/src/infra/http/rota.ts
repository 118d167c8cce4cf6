import { Readable } from 'node:stream'
import type { ArquivoAberto, Endpoint, Pedido, Retorno } from '@balcao/contract/base/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import type { Db } from '#infra/db/conexao.ts'
import { contarTentativa, regrasDeUso } from '#infra/freio/freio.ts'
import { naoAutenticado } from '#infra/recusa/recusa.ts'
import { ComVersao } from './com-versao.ts'
import type { Contexto, Origem, Pessoa } from './contexto.ts'
import { JsonPronto } from './json-pronto.ts'
import { type Leitura, leituraDe, type SessaoQueLe } from './leitura.ts'
import { retomar } from './retomar.ts'
import { rotaDeFluxo } from './rota-de-fluxo.ts'
import { serializador } from './serializador.ts'
import { type UsoPesado, usoPesadoDe } from './uso-pesado.ts'
import { compilado, validar } from './validar.ts'

/** A call behind a login has a person. A public call or one with a token has none. */
type ContextoDe<E extends Endpoint> = E['permissao'] extends 'publica' | 'token'
  ? { db: Db; origem: Origem; req: FastifyRequest; res: FastifyReply }
  : Contexto

/** In a read, the person is known together with the answer. */
export type ContextoDeLeitura = { db: Db; origem: Origem; leitura: Leitura }

type Tratador<E extends Endpoint, C> = (
  pedido: Pedido<E>,
  contexto: C,
) => Promise<Retorno<E> | JsonPronto | ComVersao<Retorno<E>>> | Retorno<E>

const QUEM = Symbol('quem')
const LEITURA = Symbol('leitura')
declare module 'fastify' {
  interface FastifyRequest {
    [QUEM]?: Pessoa
    [LEITURA]?: Leitura
    /** Who asks, for the log. */
    usuarioId?: string
  }
}

export type Servidor = FastifyInstance & {
  deps: { db: Db; autenticar: (bearer: string, origem: Origem) => Promise<SessaoQueLe | null> }
  endpoints: Endpoint[]
}

const JSON_UTF8 = 'application/json; charset=utf-8'

/** Fields that a call does not ask for are refused. */
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

type Como = { lendo: boolean }

/**
 * Binds a call of the contract to the function that answers it. Permission is checked before the body is
 * read: a stranger gets 401 or 403, never a 400 that describes what was expected.
 */
export const rota = <E extends Endpoint>(app: Servidor, endpoint: E, tratar: Tratador<E, ContextoDe<E>>) =>
  registrar(app, endpoint, tratar as Tratador<E, unknown>, { lendo: false })

/**
 * For what is read all day. Permission is checked in the same round trip as the data, and nothing is sent
 * before that.
 */
export const rotaDeLeitura = <E extends Endpoint>(
  app: Servidor,
  endpoint: E,
  tratar: Tratador<E, ContextoDeLeitura>,
) => registrar(app, endpoint, tratar as Tratador<E, unknown>, { lendo: true })

const registrar = <E extends Endpoint>(
  app: Servidor,
  endpoint: E,
  tratar: Tratador<E, unknown>,
  { lendo }: Como,
) => {
  const aberta = endpoint.permissao === 'publica' || endpoint.permissao === 'token'

  const leituraDoPedido = async (req: FastifyRequest) => {
    const token = bearer(req)
    const sessao = token && (await app.deps.autenticar(token, origemDe(req)))
    if (!sessao) throw naoAutenticado()
    return leituraDe(sessao, endpoint, (usuarioId) => {
      req.usuarioId = usuarioId
    })
  }
  const autorizar = async (req: FastifyRequest) => {
    const leitura = await leituraDoPedido(req)
    if (lendo) req[LEITURA] = leitura
    else req[QUEM] = await leitura.quem()
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
    const { [QUEM]: usuario, [LEITURA]: leitura } = req
    const pedido = ler(req)
    const fazer = () => {
      if (leitura) return tratar(pedido, { db, origem, leitura })
      return tratar(pedido, usuario ? { db, origem, usuario } : { db, origem, req, res })
    }
    const quem = leitura ?? (usuario && { quem: async () => usuario })
    return uso && quem ? contarUso(db, uso, quem).then(fazer) : fazer()
  }

  const enviar = (req: FastifyRequest, res: FastifyReply, retorno: unknown) => {
    res.code(status)
    if (retorno instanceof ComVersao) {
      res.header('etag', retorno.etiqueta)
      if (req.headers['if-none-match'] !== retorno.etiqueta) return retorno.corpo
      return res.code(304).send()
    }
    if (retorno instanceof JsonPronto) {
      res.type(JSON_UTF8)
      return retorno.corpo
    }
    return arquivo ? enviarArquivo(res, arquivo, retorno as DeArquivo) : retorno
  }

  const uso = usoPesadoDe(endpoint)
  const status = endpoint.status ?? 200
  const { resposta } = endpoint
  const arquivo = 'arquivo' in resposta ? resposta.arquivo : undefined
  app.endpoints.push(endpoint)
  const opcoes: RouteOptions = {
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    ...(!aberta && { onRequest: autorizar }),
    ...('arquivo' in resposta
      ? {}
      : {
          schema: { response: { [status]: resposta } },
          serializerCompiler: () => serializador(resposta),
        }),
    handler: async (req, res) => {
      try {
        return enviar(req, res, await responder(req, res))
      } catch (erro) {
        // People who may not make this request do not learn what is wrong with it.
        await req[LEITURA]?.quem()
        throw erro
      }
    },
  }
  if (endpoint.binario?.fluxo) rotaDeFluxo(app, opcoes, endpoint.binario.maximo)
  else if (endpoint.binario) rotaDeBytes(app, opcoes, endpoint.binario.maximo)
  else app.route(opcoes)
}

const contarUso = async (db: Db, uso: UsoPesado, { quem }: Pick<Leitura, 'quem'>) =>
  contarTentativa(db, regrasDeUso(uso, (await quem()).contaId))

type DeArquivo = AsyncIterable<string> | ArquivoAberto

/** Waits for the first piece, so that a failure before it is still an ordinary refusal. */
const enviarArquivo = async (res: FastifyReply, tipo: string, retorno: DeArquivo) => {
  if (retorno instanceof Readable) return enviarAoVivo(res, tipo, retorno)
  const guardado = 'conteudo' in retorno ? retorno : null
  const partes: AsyncIterable<string | Uint8Array> = 'conteudo' in retorno ? retorno.conteudo : retorno
  const iterador = partes[Symbol.asyncIterator]()
  const primeira = await iterador.next()
  res.type(guardado?.mime ?? tipo).header('content-disposition', 'attachment')
  if (guardado) descrever(res, guardado)
  return Readable.from(retomar(primeira, iterador))
}

/** What goes on for hours: it ends when the caller leaves, takes its connection along, and no proxy holds it back. */
const enviarAoVivo = (res: FastifyReply, tipo: string, fluxo: Readable) => {
  res.type(tipo).headers({ connection: 'close', 'x-accel-buffering': 'no' })
  return fluxo
}

const descrever = (res: FastifyReply, { tamanho, faixa, nome }: ArquivoAberto) => {
  if (nome) res.header('content-disposition', `attachment; filename*=UTF-8''${escreverNome(nome)}`)
  if (!faixa) return res.header('content-length', tamanho)
  const { inicio, fim } = faixa
  return res.code(206).headers({
    'content-length': fim - inicio + 1,
    'content-range': `bytes ${inicio}-${fim}/${tamanho}`,
  })
}

/** RFC 5987 allows fewer letters than `encodeURIComponent` leaves. */
const escreverNome = (nome: string) =>
  encodeURIComponent(nome.toWellFormed()).replace(
    /['()*]/g,
    (letra) => `%${letra.charCodeAt(0).toString(16)}`,
  )

/** In its own scope, because only this route accepts something other than JSON, and larger bodies. */
const rotaDeBytes = (app: FastifyInstance, opcoes: RouteOptions, bodyLimit: number) =>
  app.register(async (escopo) => {
    escopo.removeAllContentTypeParsers()
    escopo.addContentTypeParser('*', { parseAs: 'buffer' }, (_, corpo, pronto) => pronto(null, corpo))
    escopo.route({ ...opcoes, bodyLimit })
  })
