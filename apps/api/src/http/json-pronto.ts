const ABRE = Buffer.from('{"itens":[')
const VIRGULA = Buffer.from(',')
/** Up to here text is sent sooner than bytes: Node writes it together with the headers. */
const CURTO = 4 * 1024

/**
 * An answer that PostgreSQL has already written: it goes out as it is, neither read nor written again here. The
 * query names every field, and a test holds what comes out against the contract's schema.
 */
export class JsonPronto {
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  paraEnviar() {
    return this.bytes.length < CURTO ? this.bytes.toString() : this.bytes
  }

  /** A page: its rows as they came, and what the contract has beside them. */
  static lista(itens: Buffer[], resto: Record<string, unknown>) {
    const partes: Buffer[] = [ABRE]
    for (const [posicao, item] of itens.entries()) {
      if (posicao > 0) partes.push(VIRGULA)
      partes.push(item)
    }
    partes.push(Buffer.from(`],${JSON.stringify(resto).slice(1)}`))
    return new JsonPronto(Buffer.concat(partes))
  }
}
