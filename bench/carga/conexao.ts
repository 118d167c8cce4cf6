import { once } from 'node:events'
import { connect } from 'node:net'

export type Resposta = { status: number; corpo: Buffer }

const FIM_DO_CABECALHO = '\r\n\r\n'
const FIM_DOS_PEDACOS = Buffer.from('0\r\n\r\n')

/**
 * One keep-alive connection with one request in flight, written by hand. The load generator shares the
 * processors with what it measures, and an HTTP library would use a good part of them.
 */
export const abrirConexao = async (porta: number) => {
  const socket = connect({ host: '127.0.0.1', port: porta, noDelay: true })
  await once(socket, 'connect')
  let recebido: Buffer[] = []
  let tamanho = 0
  let esperado = 0
  let terminar: ((resposta: Resposta) => void) | undefined
  let falhar: ((erro: Error) => void) | undefined

  socket.on('data', (pedaco) => {
    recebido.push(pedaco)
    tamanho += pedaco.length
    if (esperado === 0) esperado = tamanhoEsperado(Buffer.concat(recebido))
    if (esperado > 0 ? tamanho < esperado : !acabouEmPedacos(pedaco)) return
    const tudo = Buffer.concat(recebido)
    recebido = []
    tamanho = esperado = 0
    terminar?.(separar(tudo))
  })
  socket.on('error', (erro) => falhar?.(erro))
  socket.on('close', () => falhar?.(new Error('o servidor fechou a conexão')))

  return {
    pedir: (texto: string) =>
      new Promise<Resposta>((resolver, rejeitar) => {
        terminar = resolver
        falhar = rejeitar
        socket.write(texto)
      }),
    fechar: () => {
      falhar = undefined
      socket.destroy()
    },
  }
}
export type Conexao = Awaited<ReturnType<typeof abrirConexao>>

/** The text of a GET, built once per address, so that only bytes are written while the clock runs. */
export const textoDoPedido = (caminho: string, token?: string) =>
  [
    `GET ${caminho} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    FIM_DO_CABECALHO,
  ]
    .join('\r\n')
    .slice(0, -2)

/** The text of a POST with a JSON body. */
export const textoDoEnvio = (caminho: string, corpo: string, token?: string) =>
  `${[
    `POST ${caminho} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(corpo)}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
  ].join('\r\n')}${FIM_DO_CABECALHO}${corpo}`

/**
 * The size of the whole answer in bytes; 0 while the header is incomplete, -1 when the body comes in chunks.
 */
const tamanhoEsperado = (inicio: Buffer) => {
  const fim = inicio.indexOf(FIM_DO_CABECALHO)
  if (fim < 0) return 0
  const corpo = /\r\ncontent-length: *(\d+)/i.exec(inicio.toString('latin1', 0, fim))?.[1]
  return corpo === undefined ? -1 : fim + FIM_DO_CABECALHO.length + Number(corpo)
}

const acabouEmPedacos = (pedaco: Buffer) => pedaco.subarray(-FIM_DOS_PEDACOS.length).equals(FIM_DOS_PEDACOS)

const separar = (tudo: Buffer): Resposta => ({
  status: Number(tudo.toString('latin1', 9, 12)),
  corpo: tudo.subarray(tudo.indexOf(FIM_DO_CABECALHO) + FIM_DO_CABECALHO.length),
})
