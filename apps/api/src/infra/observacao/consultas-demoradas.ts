import type pg from 'pg'
import { contagens } from './contagens.ts'
import { type EmCurso, emCurso } from './em-curso.ts'

type ConsultaDemorada = { consulta: string; ms: number } & Partial<EmCurso>
export type Demoradas = { limiteMs: number; avisar: (demorada: ConsultaDemorada) => void }

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

const textoDe = (pedido: unknown) =>
  typeof pedido === 'string' ? pedido : (pedido as { text?: string }).text

type Consultar = (pedido: unknown, ...resto: unknown[]) => unknown

/**
 * Tells which statements take long, and for whom. Measured as the program feels it: with its wait for a lock, and for
 * what was sent before it on the same connection.
 */
export const cronometrar = (cliente: pg.ClientBase, { limiteMs, avisar }: Demoradas) => {
  const consultar = cliente.query.bind(cliente) as Consultar
  const cronometrada: Consultar = (pedido, ...resto) => {
    const inicio = performance.now()
    // Known only now: the answer arrives outside of the request that asked.
    const curso = emCurso.getStore()
    const acabou = () => {
      const ms = Math.round(performance.now() - inicio)
      if (ms < limiteMs) return
      contagens.consultas.demoradas++
      avisar({ ...curso, consulta: semLiterais(textoDe(pedido) ?? ''), ms })
    }
    // The pool passes a function as the last argument, everybody else waits for a promise.
    const aoAcabar = resto.at(-1)
    if (typeof aoAcabar === 'function') {
      const depois = (...resposta: unknown[]) => {
        acabou()
        aoAcabar(...resposta)
      }
      return consultar(pedido, ...resto.slice(0, -1), depois)
    }
    const resultado = consultar(pedido, ...resto)
    if (resultado instanceof Promise) resultado.then(acabou, acabou)
    return resultado
  }
  cliente.query = cronometrada as typeof cliente.query
}
