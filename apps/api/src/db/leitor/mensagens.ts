import { createHash } from 'node:crypto'

/** A statement that PostgreSQL plans once per connection, known to it by name. */
export type Comando = { nome: string; texto: string; chamada: Buffer }

/** As PostgreSQL reads them from text; a list is one of its arrays. */
export type Valor = string | number | boolean | null | readonly string[]

export type Pedido = { comando: Comando; valores: readonly Valor[] }

const PARSE = 'P'.charCodeAt(0)
const BIND = 'B'.charCodeAt(0)
/** All rows of what was just bound; and the end of this statement, whether it failed or not. */
const EXECUTE_E_SYNC = Buffer.from('E\0\0\0\u0009\0\0\0\0\0S\0\0\0\u0004', 'latin1')

/** `chamada` is how every use of it begins: no portal, its name, no formats. */
export const comandoDe = (texto: string): Comando => {
  const nome = createHash('sha1').update(texto).digest('base64url')
  return { nome, texto, chamada: Buffer.from(`\0${nome}\0\0\0`) }
}

const BYTES_POR_LETRA = 3
const TAMANHO = 4
/** What stands around the texts and values. */
const MOLDURA = 64

const entreAspas = (texto: string) => `"${texto.replace(/[\\"]/g, '\\$&')}"`

const emTexto = (valor: Valor) => {
  if (typeof valor === 'string' || valor === null) return valor
  return typeof valor === 'object' ? `{${valor.map(entreAspas).join()}}` : String(valor)
}

/** Writes one message after the other; each begins with a letter and its length, which is known only at its end. */
class Escrita {
  readonly bytes: Buffer
  fim = 0
  #inicio = 0

  constructor(maximo: number) {
    this.bytes = Buffer.allocUnsafe(maximo)
  }

  abrir(letra: number) {
    this.bytes[this.fim] = letra
    this.#inicio = this.fim + 1
    this.fim = this.#inicio + TAMANHO
  }

  fechar() {
    this.bytes.writeInt32BE(this.fim - this.#inicio, this.#inicio)
  }

  texto(texto: string) {
    this.fim += this.bytes.write(texto, this.fim)
    this.bytes[this.fim++] = 0
  }

  contagem(numero: number) {
    this.fim = this.bytes.writeInt16BE(numero, this.fim)
  }

  valor(texto: string | null) {
    const escritos = texto === null ? -1 : this.bytes.write(texto, this.fim + TAMANHO)
    this.bytes.writeInt32BE(escritos, this.fim)
    this.fim += TAMANHO + Math.max(escritos, 0)
  }

  pronta(mensagem: Buffer) {
    this.fim += mensagem.copy(this.bytes, this.fim)
  }
}

/** The messages that run one statement, first telling the connection about it if it is `novo` there. */
export const escreverPedido = ({ comando, valores }: Pedido, novo: boolean): Buffer => {
  const textos = valores.map(emTexto)
  const escrita = new Escrita(tamanhoMaximo(comando, textos, novo))
  if (novo) {
    escrita.abrir(PARSE)
    escrita.texto(comando.nome)
    escrita.texto(comando.texto)
    escrita.contagem(0)
    escrita.fechar()
  }
  escrita.abrir(BIND)
  escrita.pronta(comando.chamada)
  escrita.contagem(textos.length)
  for (const texto of textos) escrita.valor(texto)
  escrita.contagem(0)
  escrita.fechar()
  escrita.pronta(EXECUTE_E_SYNC)
  return escrita.bytes.subarray(0, escrita.fim)
}

const tamanhoMaximo = ({ nome, texto }: Comando, textos: (string | null)[], novo: boolean) => {
  let letras = nome.length + (novo ? nome.length + texto.length : 0)
  for (const valor of textos) letras += valor?.length ?? 0
  return MOLDURA + letras * BYTES_POR_LETRA + textos.length * TAMANHO
}
