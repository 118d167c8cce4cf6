/** A statement that PostgreSQL plans once per connection, known to it by name. */
export type Comando = { nome: string; texto: string }

/** As PostgreSQL reads them from text; a list is one of its arrays. */
export type Valor = string | number | boolean | null | readonly string[]

export type Pedido = { comando: Comando; valores: readonly Valor[] }

const SYNC = 'S'.charCodeAt(0)
const PARSE = 'P'.charCodeAt(0)
const BIND = 'B'.charCodeAt(0)
const EXECUTE = 'E'.charCodeAt(0)
const BYTES_POR_LETRA = 3
/** What stands around texts and values in the messages of one statement. */
const MOLDURA = 64
const BYTES_POR_VALOR = 4

const entreAspas = (texto: string) => `"${texto.replace(/[\\"]/g, '\\$&')}"`

const emTexto = (valor: Exclude<Valor, null>) =>
  typeof valor === 'string'
    ? valor
    : typeof valor === 'object'
      ? `{${valor.map(entreAspas).join()}}`
      : String(valor)

/**
 * The messages that run some statements one after the other and end with one "sync": they travel together, and what
 * fails ends them all. `novo` tells which statements this connection has not seen yet.
 */
export const escreverPedidos = (pedidos: readonly Pedido[], novo: (comando: Comando) => boolean): Buffer => {
  const textos = pedidos.map(({ valores }) =>
    valores.map((valor) => (valor === null ? null : emTexto(valor))),
  )
  const bytes = Buffer.allocUnsafe(tamanhoMaximo(pedidos, textos))
  let fim = 0

  /** Letter, length (filled in at the end), content. */
  const mensagem = (letra: number, conteudo: () => void) => {
    bytes[fim] = letra
    const inicio = fim + 1
    fim += 5
    conteudo()
    bytes.writeInt32BE(fim - inicio, inicio)
  }
  const texto = (valor: string) => {
    fim += bytes.write(valor, fim)
    bytes[fim++] = 0
  }
  const inteiro16 = (valor: number) => {
    fim = bytes.writeInt16BE(valor, fim)
  }
  const valor = (texto: string | null) => {
    const escritos = texto === null ? -1 : bytes.write(texto, fim + BYTES_POR_VALOR)
    bytes.writeInt32BE(escritos, fim)
    fim += BYTES_POR_VALOR + Math.max(escritos, 0)
  }

  pedidos.forEach(({ comando }, posicao) => {
    const valores = textos[posicao] ?? []
    if (novo(comando))
      mensagem(PARSE, () => {
        texto(comando.nome)
        texto(comando.texto)
        inteiro16(0)
      })
    mensagem(BIND, () => {
      texto('')
      texto(comando.nome)
      inteiro16(0)
      inteiro16(valores.length)
      valores.forEach(valor)
      inteiro16(0)
    })
    mensagem(EXECUTE, () => {
      texto('')
      fim = bytes.writeInt32BE(0, fim)
    })
  })
  mensagem(SYNC, () => {})
  return bytes.subarray(0, fim)
}

const tamanhoMaximo = (pedidos: readonly Pedido[], textos: (string | null)[][]) => {
  let letras = 0
  let valores = 0
  for (const { comando } of pedidos) letras += 2 * comando.nome.length + comando.texto.length
  for (const texto of textos.flat()) {
    letras += texto?.length ?? 0
    valores++
  }
  return letras * BYTES_POR_LETRA + valores * BYTES_POR_VALOR + (pedidos.length + 1) * MOLDURA
}
