import { AsyncLocalStorage } from 'node:async_hooks'

/** What the program is doing at this point: answering a request, or running a job of the queue. */
export type EmCurso = { reqId: string } | { jobId: string; job: string }

/** Log lines and slow queries name it without having received it as a parameter. */
export const emCurso = new AsyncLocalStorage<EmCurso>()
