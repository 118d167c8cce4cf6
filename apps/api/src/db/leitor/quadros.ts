import pg from 'pg'

/** The columns of one row, as the bytes that came. */
export type Linha = (Buffer | null)[]

export type Ouvinte = {
  linha: (linha: Linha) => void
  erro: (erro: Error) => void
  /** Something was announced on a channel that this connection listens to. */
  aviso: () => void
  pronto: () => void
}

const DATA_ROW = 'D'.charCodeAt(0)
const ERROR_RESPONSE = 'E'.charCodeAt(0)
const NOTIFICATION_RESPONSE = 'A'.charCodeAt(0)
const READY_FOR_QUERY = 'Z'.charCodeAt(0)
const CABECALHO = 5

/** Cuts what arrives into messages, wherever the network cut it; what the reader does not need is skipped. */
export const lerQuadros = (ouvinte: Ouvinte) => {
  let pedacos: Buffer[] = []
  let guardados = 0
  /** Bytes of the message that is coming in: its pieces are put together once, when it is all there. */
  let precisa = CABECALHO

  const entregar = (letra: number | undefined, bytes: Buffer, inicio: number, fim: number) => {
    if (letra === DATA_ROW) ouvinte.linha(linhaDe(bytes, inicio))
    else if (letra === READY_FOR_QUERY) ouvinte.pronto()
    else if (letra === NOTIFICATION_RESPONSE) ouvinte.aviso()
    else if (letra === ERROR_RESPONSE) ouvinte.erro(erroDe(bytes.subarray(inicio, fim)))
  }

  return (chegou: Buffer) => {
    pedacos.push(chegou)
    guardados += chegou.length
    if (guardados < precisa) return
    const bytes = pedacos.length === 1 ? chegou : Buffer.concat(pedacos)
    let inicio = 0
    precisa = CABECALHO
    while (inicio + CABECALHO <= bytes.length) {
      const fim = inicio + 1 + bytes.readInt32BE(inicio + 1)
      if (fim > bytes.length) {
        precisa = fim - inicio
        break
      }
      entregar(bytes[inicio], bytes, inicio + CABECALHO, fim)
      inicio = fim
    }
    pedacos = inicio < bytes.length ? [bytes.subarray(inicio)] : []
    guardados = bytes.length - inicio
  }
}

const linhaDe = (bytes: Buffer, inicio: number): Linha => {
  const colunas: Linha = []
  let lugar = inicio + 2
  for (let faltam = bytes.readInt16BE(inicio); faltam > 0; faltam--) {
    const tamanho = bytes.readInt32BE(lugar)
    lugar += 4
    colunas.push(tamanho < 0 ? null : bytes.subarray(lugar, lugar + tamanho))
    if (tamanho > 0) lugar += tamanho
  }
  return colunas
}

/** Fields of one letter each, ended by zeros. The same class as the pool's errors, so that one place translates both. */
const erroDe = (bytes: Buffer) => {
  const campos = new Map(
    bytes
      .toString()
      .split('\0')
      .map((campo) => [campo[0], campo.slice(1)]),
  )
  const erro = new pg.DatabaseError(campos.get('M') ?? 'erro do banco', bytes.length, 'error')
  erro.code = campos.get('C')
  erro.severity = campos.get('S')
  return erro
}
