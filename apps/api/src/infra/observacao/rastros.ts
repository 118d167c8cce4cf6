import { randomBytes } from 'node:crypto'
import type { Rastro } from './em-curso.ts'

const GUARDADOS = 4_096
const POR_ENVIO = 512
const ENTRE_ENVIOS_MS = 2_000
const PRAZO_MS = 5_000

/** The numbers that OTLP gives to the kinds of spans. */
const TIPOS = { servidor: 2, cliente: 3, consumidor: 5 } as const
const FALHOU = 2

type Atributos = Record<string, string | number | undefined>
type Trecho = {
  nome: string
  tipo: keyof typeof TIPOS
  rastro: Rastro
  pai?: Pick<Rastro, 'spanId'> | undefined
  inicio: number
  atributos: Atributos
  falhou: boolean
}
type Destino = { url: string; cabecalhos: Record<string, string>; versao: string }

/** Milliseconds since 1970 with their fraction. */
const agora = () => performance.timeOrigin + performance.now()

const emNano = (ms: number) => String(BigInt(Math.round(ms * 1_000)) * 1_000n)

const valor = (de: string | number) =>
  typeof de === 'number' ? { intValue: String(de) } : { stringValue: de }
const emLista = (atributos: Atributos) =>
  Object.entries(atributos).flatMap(([key, de]) => (de === undefined ? [] : { key, value: valor(de) }))

const emOtlp = ({ nome, tipo, rastro, pai, inicio, atributos, falhou }: Trecho) => ({
  traceId: rastro.traceId,
  spanId: rastro.spanId,
  ...(pai && { parentSpanId: pai.spanId }),
  name: nome,
  kind: TIPOS[tipo],
  startTimeUnixNano: emNano(inicio),
  endTimeUnixNano: emNano(agora()),
  attributes: emLista(atributos),
  status: falhou ? { code: FALHOU } : {},
})

/** The place after `pai` in its trace, or the first of a new one. */
const novoRastro = (pai?: Rastro): Rastro => ({
  traceId: pai?.traceId ?? randomBytes(16).toString('hex'),
  spanId: randomBytes(8).toString('hex'),
  exportado: pai?.exportado ?? true,
})

/**
 * Tells an OpenTelemetry collector what took how long, in batches of OTLP/HTTP as JSON. Nobody waits for it: what the
 * collector does not take, or what comes faster than it takes, is dropped.
 */
export const criarRastros = ({ url, cabecalhos, versao }: Destino, avisar: (erro: unknown) => void) => {
  let prontos: ReturnType<typeof emOtlp>[] = []
  let perdido = false
  const recurso = { attributes: emLista({ 'service.name': 'balcao', 'service.version': versao }) }

  const enviar = async () => {
    const spans = prontos.splice(0, POR_ENVIO)
    if (!spans.length) return
    const corpo = {
      resourceSpans: [{ resource: recurso, scopeSpans: [{ scope: { name: 'balcao' }, spans }] }],
    }
    try {
      const resposta = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...cabecalhos },
        body: JSON.stringify(corpo),
        signal: AbortSignal.timeout(PRAZO_MS),
      })
      await resposta.body?.cancel()
      if (!resposta.ok) throw new Error(`o coletor respondeu ${resposta.status}`)
      perdido = false
    } catch (erro) {
      // Once, and not at each batch until the collector is back.
      if (!perdido) avisar(erro)
      perdido = true
    }
  }
  let enviando = Promise.resolve()
  const despachar = () => {
    enviando = enviando.then(enviar)
    return enviando
  }
  const relogio = setInterval(despachar, ENTRE_ENVIOS_MS).unref()

  /** The returned function ends it. */
  const comecar = (nome: string, tipo: Trecho['tipo'], pai?: Rastro) => {
    const rastro = novoRastro(pai)
    const inicio = agora()
    const acabar = (atributos: Atributos, { falhou }: { falhou: boolean }) => {
      if (!rastro.exportado || prontos.length >= GUARDADOS) return
      prontos.push(emOtlp({ nome, tipo, rastro, pai, inicio, atributos, falhou }))
      if (prontos.length === POR_ENVIO) void despachar()
    }
    return { rastro, acabar }
  }

  const parar = async () => {
    clearInterval(relogio)
    await despachar()
    prontos = []
  }
  return { comecar, parar }
}
export type Rastros = ReturnType<typeof criarRastros>
