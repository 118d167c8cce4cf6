import { tus } from '@balcao/contract/vendas/anexo'
import { configuracao } from '#configuracao.ts'
import { ErroHttp, SessaoEncerrada } from '#http/erro.ts'
import { erroDaResposta } from '#http/transporte.ts'
import { sha256De } from '../sha256.ts'
import type { ArquivoDaVenda } from './arquivo.ts'
import { comPrazo } from './prazo.ts'

/** Small enough that a bad signal brings some through, large enough that a good one is not held up by answers. */
const TAMANHO_DA_PARTE = 512 * 1024
/** A connection that died without a word would keep the queue waiting for ever. */
const LIMITE_POR_PARTE_MS = 90_000
const TENTATIVAS_DE_ACERTO = 5

type EmEnvio = Pick<ArquivoDaVenda, 'id' | 'bytes'> & { envio: { token?: string } }

/** What the server says of an upload that it was told about. With `anexo` it has all of it. */
type Anunciado = { token: string; deslocamento: number; anexo?: unknown }

type Acompanhar = {
  signal: AbortSignal
  /** Tells the server what is coming. Who is allowed to depends on who sends it. */
  anunciar: (conteudo: { tamanho: number; sha256?: string }, signal: AbortSignal) => Promise<Anunciado>
  aoAnunciar: (token: string) => void
  /** Bytes that the server has for good. */
  aoAndar: (enviados: number) => void
}

/** No answer in time is a missing network. */
const noPrazo = <R>(signal: AbortSignal, fazer: (signal: AbortSignal) => Promise<R>): Promise<R> => {
  const prazo = comPrazo(signal, LIMITE_POR_PARTE_MS)
  return fazer(prazo.signal)
    .catch((causa: unknown) => {
      if (signal.aborted) throw signal.reason
      throw causa instanceof ErroHttp || causa instanceof SessaoEncerrada
        ? causa
        : ErroHttp.semResposta(causa)
    })
    .finally(prazo.largar)
}

const pedir = async (id: string, token: string, signal: AbortSignal, pedido: RequestInit) => {
  const resposta = await noPrazo(signal, (signal) =>
    fetch(`${configuracao.base_api}/anexo/envio/${id}`, {
      ...pedido,
      cache: 'no-store',
      credentials: 'include',
      headers: { authorization: `Bearer ${token}`, [tus.cabecalhos.versao]: tus.versao, ...pedido.headers },
      signal,
    }),
  )
  if (!resposta.ok) throw await erroDaResposta(resposta)
  return Number(resposta.headers.get(tus.cabecalhos.deslocamento))
}

const ondeEsta = (id: string, token: string, signal: AbortSignal) =>
  pedir(id, token, signal, { method: 'HEAD' })

const enviarParte = (
  { id, bytes }: EmEnvio,
  { token, de, signal }: { token: string; de: number; signal: AbortSignal },
) =>
  pedir(id, token, signal, {
    method: 'PATCH',
    headers: { 'content-type': tus.tipoDaParte, [tus.cabecalhos.deslocamento]: String(de) },
    body: bytes.slice(de, de + TAMANHO_DA_PARTE),
  })

const descrever = async (bytes: ArrayBuffer) => {
  const sha256 = await sha256De(bytes)
  return { tamanho: bytes.byteLength, ...(sha256 && { sha256 }) }
}

const status = (erro: unknown) => (erro instanceof ErroHttp ? erro.status : undefined)
const perdeuOEnvio = (erro: unknown) => [401, 403, 404, 410].includes(status(erro) ?? 0)

/**
 * Brings a file to the server from wherever an earlier attempt left off. Resolves when the server has it and found it
 * good. Rejects with what stopped it: the next attempt goes on from there.
 */
export const enviarEmPartes = async (
  arquivo: EmEnvio,
  { signal, anunciar, aoAnunciar, aoAndar }: Acompanhar,
): Promise<void> => {
  const tamanho = arquivo.bytes.byteLength
  let { token } = arquivo.envio
  let acertos = 0

  /** Where the upload stands. Null: the server has all of it already. */
  const comecar = async (): Promise<number | null> => {
    if (token !== undefined) {
      try {
        return await ondeEsta(arquivo.id, token, signal)
      } catch (erro) {
        if (!perdeuOEnvio(erro)) throw erro
      }
    }
    const conteudo = await descrever(arquivo.bytes)
    const criado = await noPrazo(signal, (signal) => anunciar(conteudo, signal))
    token = criado.token
    aoAnunciar(token)
    return criado.anexo ? null : criado.deslocamento
  }

  for (let de = await comecar(); de !== null; ) {
    aoAndar(de)
    try {
      // The last part is answered once the file was checked. With nothing left, an empty one asks for that.
      const ate = await enviarParte(arquivo, { token: token ?? '', de, signal })
      de = ate >= tamanho ? null : ate
      acertos = 0
    } catch (erro) {
      if (++acertos > TENTATIVAS_DE_ACERTO) throw erro
      if (status(erro) === 409) de = await comecar()
      else if (perdeuOEnvio(erro)) {
        token = undefined
        de = await comecar()
      } else throw erro
    }
  }
  aoAndar(tamanho)
}

/** Tells the server that the rest will not come. It finds out by itself too, only later. */
export const desistirDoEnvio = ({ id, envio }: EmEnvio) => {
  if (envio.token === undefined) return
  pedir(id, envio.token, new AbortController().signal, { method: 'DELETE' }).catch(() => undefined)
}
