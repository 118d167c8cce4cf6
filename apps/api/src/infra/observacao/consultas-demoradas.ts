import type pg from 'pg'
import { contagens } from './contagens.ts'
import { type EmCurso, emCurso, emCursoNoLog } from './em-curso.ts'
import type { Rastros } from './rastros.ts'

type ConsultaDemorada = { consulta: string; ms: number } & Partial<EmCurso>
export type Demoradas = {
  limiteMs: number
  avisar: (demorada: ConsultaDemorada) => void
  rastros?: Rastros | undefined
}

const MOSTRADO = 600

/** The statement's text, with nothing in it that somebody typed, and short enough to read. */
export const semLiterais = (texto: string) =>
  texto
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(\$\d+)(?:\s*,\s*\$\d+)+/g, '$1, …')
    .replace(/\b\d{4,}\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOSTRADO)

/** Spans of one trace differ in their statements, which are few. */
const LEGENDAS = 1_000
const legendas = new Map<string, string>()
const legendaDe = (texto: string) => {
  const guardada = legendas.get(texto)
  if (guardada !== undefined) return guardada
  const nova = semLiterais(texto)
  if (legendas.size < LEGENDAS) legendas.set(texto, nova)
  return nova
}

/** Only what a request or a job asks for: the queue's own looks would drown it. */
const rastrear = (rastros: Rastros, texto = '') => {
  const pai = emCurso.getStore()?.rastro
  if (!pai?.exportado) return undefined
  const legenda = legendaDe(texto)
  const { acabar } = rastros.comecar(legenda.split(' ', 1)[0] || 'consulta', 'cliente', pai)
  return (falhou: boolean) => acabar({ 'db.system.name': 'postgresql', 'db.query.text': legenda }, { falhou })
}

const textoDe = (pedido: unknown) =>
  typeof pedido === 'string' ? pedido : (pedido as { text?: string }).text

type Consultar = (pedido: unknown, ...resto: unknown[]) => unknown

/**
 * Tells which statements take long, and for whom. Measured as the program feels it: with its wait for a lock, and for
 * what was sent before it on the same connection.
 */
export const cronometrar = (cliente: pg.ClientBase, { limiteMs, avisar, rastros }: Demoradas) => {
  const consultar = cliente.query.bind(cliente) as Consultar
  const cronometrada: Consultar = (pedido, ...resto) => {
    const inicio = performance.now()
    // Known only now: the answer arrives outside of the request that asked.
    const curso = emCurso.getStore()
    const trecho = rastros && rastrear(rastros, textoDe(pedido))
    const acabou = (falha?: unknown) => {
      trecho?.(falha instanceof Error)
      const ms = Math.round(performance.now() - inicio)
      if (ms < limiteMs) return
      contagens.consultas.demoradas++
      avisar({ ...(curso && emCursoNoLog(curso)), consulta: semLiterais(textoDe(pedido) ?? ''), ms })
    }
    // The pool passes a function as the last argument, everybody else waits for a promise.
    const aoAcabar = resto.at(-1)
    if (typeof aoAcabar === 'function') {
      const depois = (...resposta: unknown[]) => {
        acabou(resposta[0])
        aoAcabar(...resposta)
      }
      return consultar(pedido, ...resto.slice(0, -1), depois)
    }
    const resultado = consultar(pedido, ...resto)
    if (resultado instanceof Promise)
      resultado.then(
        () => acabou(),
        (erro) => acabou(erro),
      )
    return resultado
  }
  cliente.query = cronometrada as typeof cliente.query
}
