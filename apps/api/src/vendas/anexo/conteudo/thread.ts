import { Worker } from 'node:worker_threads'

/** Loading the program of a thread takes long on a busy machine, and that is not the file's fault. */
const SEGUNDOS_PARA_CARREGAR = 20

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
    const terminar = (fim: () => void) => {
      clearTimeout(prazo)
      void thread.terminate()
      fim()
    }
    const cortarEm = (quanto: number) =>
      setTimeout(() => terminar(() => rejeitar(new NaoTerminou())), quanto * 1000)
    let prazo = cortarEm(SEGUNDOS_PARA_CARREGAR)
    thread.once('error', () => terminar(() => resolver(null)))
    thread.once('exit', () => terminar(() => resolver(null)))
    thread.on('message', (saida: Saida<T>) => {
      if (saida.tipo !== 'PRONTA')
        return terminar(() => resolver(saida.tipo === 'FEITO' ? saida.resultado : null))
      clearTimeout(prazo)
      prazo = cortarEm(segundos)
      thread.postMessage(bytes, [bytes.buffer])
    })
  })
