import type { Chamada, Endpoint, Resposta } from '@balcao/contract/base/endpoint'
import { ErroHttp } from './erro.ts'

type Partes = {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | null | undefined>
  body?: unknown
}

export type OpcoesDeEnvio = {
  bearer?: string | null | undefined
  signal?: AbortSignal | undefined
  /** The version at hand. If the server has no other, it answers 304, which is thrown as an `ErroHttp`. */
  versao?: string | undefined
}

export type Transporte = <E extends Endpoint>(
  endpoint: E,
  chamada: Chamada<E>,
  opcoes?: OpcoesDeEnvio,
) => Promise<Resposta<E>>

/** More than the server gives any statement. What takes longer was most likely lost on the way. */
const LIMITE_MS = 45_000

/** Nobody waits in vain on a connection that died without a word. Browsers without `AbortSignal.any` get no limit. */
const comLimite = (signal: AbortSignal | undefined) =>
  AbortSignal.any?.([AbortSignal.timeout(LIMITE_MS), ...(signal ? [signal] : [])]) ?? signal

const montarUrl = (base: string, caminho: string, { params = {}, query = {} }: Partes) => {
  const completo = caminho.replace(/:(\w+)/g, (_, nome: string) => encodeURIComponent(params[nome] ?? ''))
  const busca = new URLSearchParams()
  for (const [nome, valor] of Object.entries(query)) {
    if (valor !== undefined && valor !== null && valor !== '') busca.set(nome, String(valor))
  }
  return `${base}${completo}${busca.size > 0 ? `?${busca}` : ''}`
}

const montarPedido = (
  metodo: string,
  { body }: Partes,
  { bearer, signal, versao }: OpcoesDeEnvio,
): RequestInit => ({
  method: metodo,
  credentials: 'include',
  cache: 'no-store',
  headers: {
    accept: 'application/json',
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(versao ? { 'if-none-match': `W/"${versao}"` } : {}),
    // A file has its own type, and is sent as it is.
    ...(body === undefined || body instanceof Blob ? {} : { 'content-type': 'application/json' }),
  },
  ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  ...(signal ? { signal } : {}),
})

export const erroDaResposta = async (resposta: Response) => {
  // A proxy in between may answer with HTML. Then only the status is known.
  const corpo = await resposta.json().catch(() => ({}))
  const espera = Number(resposta.headers.get('retry-after'))
  return new ErroHttp(resposta.status, { ...corpo, esperarSegundos: espera > 0 ? espera : undefined })
}

/** A single call, without session or retry. The result is an answer of the API or an `ErroHttp`. */
export const criarTransporte =
  (base: string, buscar: typeof fetch = (...args) => fetch(...args)): Transporte =>
  async <E extends Endpoint>(endpoint: E, chamada: Chamada<E>, opcoes: OpcoesDeEnvio = {}) => {
    // The contract's types have already checked each part. Here only their place in the request matters.
    const partes = chamada as Partes
    const url = montarUrl(base, endpoint.path, partes)
    const temArquivo = 'arquivo' in endpoint.resposta
    // A file takes as long as it takes, in either direction.
    const semLimite = temArquivo || partes.body instanceof Blob
    const signal = semLimite ? opcoes.signal : comLimite(opcoes.signal)
    const pedido = montarPedido(endpoint.method, partes, { ...opcoes, signal })
    const semResposta = (causa: unknown): never => {
      // Whoever aborted the call knows why. It is not a network failure.
      throw opcoes.signal?.aborted ? causa : ErroHttp.semResposta(causa)
    }
    const resposta = await buscar(url, pedido).catch(semResposta)
    if (!resposta.ok) throw await erroDaResposta(resposta)
    const corpo = temArquivo ? resposta.blob() : resposta.json()
    return (await corpo.catch(semResposta)) as Resposta<E>
  }
