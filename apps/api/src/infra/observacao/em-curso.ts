import { AsyncLocalStorage } from 'node:async_hooks'

/** Where this stands in a trace, when there are traces. Not `exportado`: the proxy decided against this one. */
export type Rastro = { traceId: string; spanId: string; exportado: boolean }

/** What the program is doing at this point: answering a request, or running a job of the queue. */
export type EmCurso = ({ reqId: string } | { jobId: string; job: string }) & { rastro?: Rastro | undefined }

/** Log lines, slow queries and traces name it without having received it as a parameter. */
export const emCurso = new AsyncLocalStorage<EmCurso>()

/** As a line of the log names it. A copy: the logger writes into what it receives. */
export const emCursoNoLog = (de = emCurso.getStore()) => {
  const { rastro, ...curso }: Partial<EmCurso> = de ?? {}
  return rastro ? { ...curso, traceId: rastro.traceId } : curso
}
