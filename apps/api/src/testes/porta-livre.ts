import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

export const portaLivre = async () => {
  const servidor = createServer().listen(0, '127.0.0.1')
  await once(servidor, 'listening')
  const { port } = servidor.address() as AddressInfo
  await new Promise((pronto) => servidor.close(pronto))
  return port
}
