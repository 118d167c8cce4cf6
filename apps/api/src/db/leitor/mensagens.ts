import { createHash } from 'node:crypto'

/** A statement that PostgreSQL plans once per connection, known to it by name. */
export type Comando = { nome: string; texto: string; chamada: Buffer }

/** As PostgreSQL reads them from text; a list is one of its arrays. */
export type Valor = string | number | boolean | null | readonly string[]

export type Pedido = { comando: Comando; valores: readonly Valor[] }

const PARSE = 'P'.charCodeAt(0)
const BIND = 'B'.charCodeAt(0)
/** All rows of what was just bound. */
const EXECUTE = Buffer.from('E\0\0\0\u0009\0\0\0\0\0', 'latin1')
const SYNC = Buffer.from('S\0\0\0\u0004', 'latin1')

/** `chamada` is how every use of it begins: no portal, its name, no formats. */
export const comandoDe = (texto: string): Comando => {
  const nome = createHash('sha1').update(texto).digest('base64url')
  return { nome, texto, chamada: Buffer.from(`\0${nome}\0\0\0`) }
}

const BYTES_POR_LETRA = 3
const TAMANHO = 4
/** What stands around the texts and values of one statement. */
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

/**
 * The messages that run some statements one after the other and end with one "sync": they travel together, and what
 * fails ends them all. `novo` tells which statements this connection has not seen yet.
 */
export const escreverPedidos = (pedidos: readonly Pedido[], novo: (comando: Comando) => boolean): Buffer => {
  const partes = pedidos.map(({ comando, valores }) => ({
    comando,
    novo: novo(comando),
    valores: valores.map(emTexto),
  }))
  const escrita = new Escrita(partes.reduce((soma, parte) => soma + tamanhoMaximo(parte), SYNC.length))
  for (const { comando, novo, valores } of partes) {
    if (novo) {
      escrita.abrir(PARSE)
      escrita.texto(comando.nome)
      escrita.texto(comando.texto)
      escrita.contagem(0)
      escrita.fechar()
    }
    escrita.abrir(BIND)
    escrita.pronta(comando.chamada)
    escrita.contagem(valores.length)
    for (const valor of valores) escrita.valor(valor)
    escrita.contagem(0)
    escrita.fechar()
    escrita.pronta(EXECUTE)
  }
  escrita.pronta(SYNC)
  return escrita.bytes.subarray(0, escrita.fim)
}

type Parte = { comando: Comando; novo: boolean; valores: (string | null)[] }

const tamanhoMaximo = ({ comando, novo, valores }: Parte) => {
  let letras = comando.nome.length + (novo ? comando.nome.length + comando.texto.length : 0)
  for (const valor of valores) letras += valor?.length ?? 0
  return MOLDURA + letras * BYTES_POR_LETRA + valores.length * TAMANHO
}
