import type { Rastro } from './em-curso.ts'

const FORMATO = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/
const SO_ZEROS = /^0+$/
const AMOSTRADO = 1

/** W3C's header, with which a proxy says in which trace its request is. */
export const lerTraceparent = (texto: unknown): Rastro | undefined => {
  const [, traceId = '', spanId = '', marcas = ''] = (typeof texto === 'string' && FORMATO.exec(texto)) || []
  if (SO_ZEROS.test(traceId) || SO_ZEROS.test(spanId) || !traceId) return undefined
  return { traceId, spanId, exportado: (Number.parseInt(marcas, 16) & AMOSTRADO) === AMOSTRADO }
}
