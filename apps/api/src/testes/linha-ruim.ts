import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A line to a server that breaks. `quando` says after how many bytes, counted over all connections, what happens: each
 * once, and by then the connection is cut.
 */
export const linhaRuim = async (para: string, quando: [bytes: number, acontece: () => void][]) => {
  const { hostname, port } = new URL(para)
  const faltam = [...quando]
  const abertas = new Set<Socket>()
  let passaram = 0
  const servidor = createServer((cliente) => {
    const la = connect(Number(port), hostname)
    const cortar = () => {
      cliente.destroy()
      la.destroy()
    }
    for (const ponta of [cliente, la]) {
      abertas.add(ponta)
      ponta.on('error', cortar).on('close', () => {
        abertas.delete(ponta)
        cortar()
      })
    }
    la.pipe(cliente)
    cliente.on('data', (bytes) => {
      passaram += bytes.length
      la.write(bytes)
      const proxima = faltam[0]
      if (!proxima || passaram < proxima[0]) return
      faltam.shift()
      proxima[1]()
      // Not before what has passed is on its way.
      la.end(cortar)
    })
  })
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto))
  return {
    url: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`,
    faltam: () => faltam.length,
    desligar: () => {
      for (const ponta of abertas) ponta.destroy()
      return new Promise((pronto) => servidor.close(pronto))
    },
  }
}
