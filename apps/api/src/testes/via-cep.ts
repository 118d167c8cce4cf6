import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const PRACA_DA_SE = {
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  complemento: 'lado ímpar',
  unidade: '',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
}

type Responder = (res: ServerResponse, cep: string) => void

export const comJson =
  (corpo: unknown): Responder =>
  (res) =>
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(corpo))

/** A real HTTP server instead of ViaCEP. It counts the requests and answers as the test says. */
export const ligarViaCep = async () => {
  const pedidos: string[] = []
  const estado: { responder: Responder } = { responder: comJson(PRACA_DA_SE) }
  const servidor = createServer((req, res) => {
    const cep = req.url?.split('/')[2] ?? ''
    pedidos.push(cep)
    estado.responder(res, cep)
  })
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto))
  const { port } = servidor.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/ws/{cep}/json/`,
    pedidos,
    responderCom: (responder: Responder) => {
      estado.responder = responder
    },
    desligar: () => {
      servidor.closeAllConnections()
      return new Promise((pronto) => servidor.close(pronto))
    },
  }
}
