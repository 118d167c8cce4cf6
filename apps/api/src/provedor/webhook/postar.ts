import { Agent as AgenteHttp, type IncomingMessage, request as pedirHttp } from 'node:http'
import { Agent as AgenteHttps, request as pedirHttps } from 'node:https'
import { VERSAO } from '#versao.ts'
import { type Alcance, EnderecoInterno, procurarDentro, REDE_INTERNA, type Resolver } from './rede.ts'

/** Receivers should note the event and answer; the work comes after the answer. */
const PRAZO_MS = 10_000
/** More of an answer is not read, and only its beginning is kept. */
const LIDO_MAXIMO = 64 * 1024
const GUARDADO_MAXIMO = 2_000

export type Resultado = {
  status_http: number | null
  resposta: string | null
  /** Null: it was delivered. */
  falha: string | null
  duracao_ms: number
}

export type Rede = { alcanca: Alcance; prazoMs?: number; resolver?: Resolver }

/** Connections that stay open between deliveries. Whoever opens them closes them. */
export const abrirConexoes = () => {
  const [http, https] = [new AgenteHttp({ keepAlive: true }), new AgenteHttps({ keepAlive: true })]
  const fechar = () => {
    http.destroy()
    https.destroy()
  }
  return { http, https, fechar }
}
type Conexoes = ReturnType<typeof abrirConexoes>

type Envio = { url: string; cabecalhos: Record<string, string>; corpo: string }

/** Never fails: what went wrong is part of the result. Redirects are not followed. */
export const postar = async (envio: Envio, rede: Rede, conexoes: Conexoes): Promise<Resultado> => {
  const inicio = performance.now()
  const prazoMs = rede.prazoMs ?? PRAZO_MS
  const resultado = await trocar(envio, { ...rede, prazoMs }, conexoes).catch((erro: unknown) => ({
    ...{ status_http: null, resposta: null, falha: falhaEmPalavras(erro, prazoMs) },
  }))
  return { ...resultado, duracao_ms: Math.round(performance.now() - inicio) }
}

const trocar = async (
  { url: texto, cabecalhos, corpo }: Envio,
  { alcanca, prazoMs, resolver }: Required<Pick<Rede, 'alcanca' | 'prazoMs'>> & Pick<Rede, 'resolver'>,
  { http, https }: Conexoes,
) => {
  const url = new URL(texto)
  const lookup = procurarDentro(url, alcanca, resolver)
  const signal = AbortSignal.timeout(prazoMs)
  const resposta = await new Promise<IncomingMessage>((chegou, falhou) => {
    const opcoes = {
      ...{ method: 'POST', lookup, signal },
      headers: {
        ...cabecalhos,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(corpo),
        'user-agent': `Balcao/${VERSAO}`,
      },
    }
    const pedido =
      url.protocol === 'https:'
        ? pedirHttps(url, { ...opcoes, agent: https })
        : pedirHttp(url, { ...opcoes, agent: http })
    pedido.on('response', chegou).on('error', falhou).end(corpo)
  })
  const status = resposta.statusCode ?? 0
  return { status_http: status, resposta: await comecoDa(resposta), falha: falhaDoStatus(status) }
}

const comecoDa = async (resposta: IncomingMessage) => {
  const pedacos: Buffer[] = []
  let lidos = 0
  for await (const pedaco of resposta as AsyncIterable<Buffer>) {
    pedacos.push(pedaco)
    lidos += pedaco.length
    if (lidos > LIDO_MAXIMO) break
  }
  // A text column holds no NUL.
  return Buffer.concat(pedacos).toString('utf8').replaceAll('\0', '').slice(0, GUARDADO_MAXIMO)
}

const falhaDoStatus = (status: number) => {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400)
    return `O destino respondeu com um redirecionamento (${status}), que não é seguido: informe o endereço final`
  return `O destino respondeu ${status}`
}

const CONHECIDAS: Record<string, string> = {
  ENOTFOUND: 'O nome do servidor não existe',
  EAI_AGAIN: 'O nome do servidor não pôde ser consultado agora',
  ECONNREFUSED: 'O servidor recusou a conexão',
  ECONNRESET: 'O servidor encerrou a conexão antes de responder',
  EHOSTUNREACH: 'O servidor não pôde ser alcançado',
  ENETUNREACH: 'O servidor não pôde ser alcançado',
}

const falhaEmPalavras = (erro: unknown, prazoMs: number): string => {
  if (erro instanceof EnderecoInterno) return REDE_INTERNA
  if (!(erro instanceof Error)) return 'A conexão falhou'
  if (erro.name === 'AbortError' || erro.name === 'TimeoutError')
    return `O destino não respondeu em ${prazoMs / 1000} s`
  const codigo = 'code' in erro ? String(erro.code) : ''
  if (/CERT|TLS|SSL|SIGNATURE/.test(codigo)) return `O certificado do servidor não é confiável (${codigo})`
  return CONHECIDAS[codigo] ?? `A conexão falhou${codigo && ` (${codigo})`}`
}
