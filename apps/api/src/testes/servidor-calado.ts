import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Accepts connections and never answers: the worst way of being down. Turned off, it cuts them. */
export const ligarServidorCalado = async () => {
  const abertas = new Set<Socket>()
  const servidor = createServer((soquete) => {
    abertas.add(soquete)
    soquete.on('error', () => {}).on('close', () => abertas.delete(soquete))
  })
  servidor.listen(0, '127.0.0.1')
  await once(servidor, 'listening')
  return {
    porta: (servidor.address() as AddressInfo).port,
    abertas,
    desligar: () =>
      new Promise<void>((pronto) => {
        servidor.close(() => pronto())
        for (const soquete of abertas) soquete.destroy()
      }),
  }
}
