import { type ChildProcess, fork } from 'node:child_process'

/**
 * No secret of ours is of use to a decoder of other people's files. glibc returns what a picture needed, as it does for
 * the program itself under `npm start`.
 */
const ambiente = () => ({
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
})

/** Loaded and waiting. That it cannot start is never the file's fault. */
const iniciar = (programa: URL) =>
  new Promise<ChildProcess>((resolver, rejeitar) => {
    const filho = fork(programa, {
      ...{ env: ambiente(), execArgv: [], serialization: 'advanced', stdio: 'ignore' },
    })
    const morreu = () => rejeitar(new Error('o processo que lê fotos não iniciou'))
    filho.once('exit', morreu).once('error', morreu)
    filho.once('message', () => {
      filho.off('exit', morreu).off('error', morreu)
      filho.unref()
      filho.channel?.unref()
      resolver(filho)
    })
  })

type Opcoes = {
  /** For one file. */
  segundos: number
  /** How long it waits for the next file before its memory is given back. */
  ociosoMs: number
}

/**
 * Runs a program of its own over one file after the other. `null`: the file was too much for it, and whatever that did
 * ended there.
 */
export const emProcesso = <T, P extends Uint8Array | object = Uint8Array>(
  programa: URL,
  { segundos, ociosoMs }: Opcoes,
) => {
  let filho: ChildProcess | null = null
  let ocioso: NodeJS.Timeout | undefined
  let anterior: Promise<unknown> = Promise.resolve()

  const encerrar = (qual: ChildProcess) => {
    if (filho === qual) filho = null
    qual.kill('SIGKILL')
  }

  const comFilho = async () => {
    clearTimeout(ocioso)
    if (filho) return filho
    const novo = await iniciar(programa)
    novo.once('exit', () => encerrar(novo))
    filho = novo
    return novo
  }

  const umArquivo = async (pedido: P) => {
    const este = await comFilho()
    return new Promise<T | null>((resolver) => {
      const terminar = (resultado: T | null) => {
        clearTimeout(prazo)
        este.off('message', respondeu).off('exit', morreu).off('error', morreu)
        if (resultado === null) encerrar(este)
        else ocioso = setTimeout(() => encerrar(este), ociosoMs).unref()
        resolver(resultado)
      }
      const respondeu = (resultado: unknown) => terminar(resultado as T)
      const morreu = () => terminar(null)
      const prazo = setTimeout(morreu, segundos * 1000)
      este.once('message', respondeu).once('exit', morreu).once('error', morreu)
      este.send(pedido)
    })
  }

  return (pedido: P): Promise<T | null> => {
    const este = anterior.then(() => umArquivo(pedido))
    anterior = este.catch(() => {})
    return este
  }
}
