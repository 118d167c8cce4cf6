import { Worker } from 'node:worker_threads'

export type Saida<T> = { tipo: 'PRONTA' } | { tipo: 'FEITO'; resultado: T } | { tipo: 'FALHOU' }

export class NaoTerminou extends Error {}

/**
 * Runs a program of its own over a file: what the file makes of it ends with its thread. `null`: it cannot read the
 * file. The bytes move there, and are gone here.
 */
export const emThread = <T>(programa: URL, bytes: Uint8Array<ArrayBuffer>, segundos: number) =>
  new Promise<T | null>((resolver, rejeitar) => {
    // What libraries print about a damaged file goes nowhere.
    const thread = new Worker(programa, { execArgv: [], stdout: true, stderr: true })
    let prazo: NodeJS.Timeout | undefined
    const terminar = (fim: () => void) => {
      clearTimeout(prazo)
      void thread.terminate()
      fim()
    }
    // That it cannot start is never the file's fault.
    const morreu = () =>
      terminar(() => (prazo ? resolver(null) : rejeitar(new Error('a thread não iniciou'))))
    thread.once('error', morreu).once('exit', morreu)
    thread.on('message', (saida: Saida<T>) => {
      if (saida.tipo !== 'PRONTA')
        return terminar(() => resolver(saida.tipo === 'FEITO' ? saida.resultado : null))
      prazo = setTimeout(() => terminar(() => rejeitar(new NaoTerminou())), segundos * 1000)
      thread.postMessage(bytes, [bytes.buffer])
    })
  })
