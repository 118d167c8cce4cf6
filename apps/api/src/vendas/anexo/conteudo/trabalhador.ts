import { parentPort, type TransferListItem } from 'node:worker_threads'
import type { Saida } from './thread.ts'

/** The other end of `emThread`. `null`: the file cannot be read. */
export const trabalhar = <T>(
  fazer: (bytes: Uint8Array) => Promise<{ resultado: T; mover: TransferListItem[] } | null>,
) => {
  const dizer = (saida: Saida<T>, mover: TransferListItem[] = []) => parentPort?.postMessage(saida, mover)
  parentPort?.once('message', (bytes: Uint8Array) => {
    fazer(bytes).then(
      (feito) =>
        feito ? dizer({ tipo: 'FEITO', resultado: feito.resultado }, feito.mover) : dizer({ tipo: 'FALHOU' }),
      () => dizer({ tipo: 'FALHOU' }),
    )
  })
  dizer({ tipo: 'PRONTA' })
}
