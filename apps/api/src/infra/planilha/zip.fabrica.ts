import { crc32, deflateRawSync } from 'node:zlib'

type Falso = { tamanho?: number; soma?: number; opcoes?: number; metodo?: number }
export type Entrada = string | Buffer | (Falso & { bytes: Buffer; jaCompactado?: boolean })

const numeros = (...campos: [valor: number, bytes: 2 | 4 | 8][]) =>
  Buffer.concat(
    campos.map(([valor, bytes]) => {
      const campo = Buffer.alloc(bytes)
      if (bytes === 8) campo.writeBigUInt64LE(BigInt(valor))
      else campo.writeUIntLE(valor, 0, bytes)
      return campo
    }),
  )

const prepararEntrada = (entrada: Entrada) => {
  const { bytes, jaCompactado, ...falso } =
    typeof entrada === 'string' || Buffer.isBuffer(entrada)
      ? { bytes: Buffer.from(entrada), jaCompactado: false }
      : entrada
  const metodo = 'metodo' in falso && falso.metodo !== undefined ? falso.metodo : 8
  const dados = metodo === 0 || jaCompactado ? bytes : deflateRawSync(bytes)
  return { dados, metodo, opcoes: 0, tamanho: bytes.length, soma: crc32(bytes), ...falso }
}

/**
 * A zip with these files, valid unless told otherwise. `zip64` writes sizes and offsets in the 64-bit fields.
 */
export const zipDe = (arquivos: Record<string, Entrada>, { zip64 = false } = {}): Buffer => {
  const locais: Buffer[] = []
  const centrais: Buffer[] = []
  let posicao = 0
  for (const [nome, entrada] of Object.entries(arquivos)) {
    const { dados, metodo, opcoes, tamanho, soma } = prepararEntrada(entrada)
    const titulo = Buffer.from(nome)
    const comum = numeros([20, 2], [opcoes, 2], [metodo, 2], [0, 4], [soma, 4])
    const extra = zip64
      ? numeros([1, 2], [24, 2], [tamanho, 8], [dados.length, 8], [posicao, 8])
      : Buffer.alloc(0)
    const [compactado, cheio, onde] = zip64
      ? [0xffffffff, 0xffffffff, 0xffffffff]
      : [dados.length, tamanho, posicao]
    const tamanhos = numeros([compactado, 4], [cheio, 4], [titulo.length, 2])
    locais.push(numeros([0x04034b50, 4]), comum, tamanhos, numeros([0, 2]), titulo, dados)
    centrais.push(
      numeros([0x02014b50, 4], [20, 2]),
      comum,
      tamanhos,
      numeros([extra.length, 2], [0, 2], [0, 2], [0, 2], [0, 4], [onde, 4]),
      titulo,
      extra,
    )
    posicao += 30 + titulo.length + dados.length
  }
  const diretorio = Buffer.concat(centrais)
  const total = Object.keys(arquivos).length
  const fim64 = numeros([0x06064b50, 4], [44, 8], [45, 2], [45, 2], [0, 4], [0, 4], [total, 8], [total, 8])
  const fim = zip64
    ? [
        fim64,
        numeros([diretorio.length, 8], [posicao, 8]),
        numeros([0x07064b50, 4], [0, 4], [posicao + diretorio.length, 8], [1, 4]),
        numeros([0x06054b50, 4], [0, 4], [0xffff, 2], [0xffff, 2], [0xffffffff, 4], [0xffffffff, 4], [0, 2]),
      ]
    : [numeros([0x06054b50, 4], [0, 4], [total, 2], [total, 2], [diretorio.length, 4], [posicao, 4], [0, 2])]
  return Buffer.concat([...locais, diretorio, ...fim])
}
