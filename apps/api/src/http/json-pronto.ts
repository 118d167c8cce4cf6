const ABRE = Buffer.from('{"itens":[')
const VIRGULA = Buffer.from(',')
/** Up to here text is sent sooner than bytes: Node writes it together with the headers. */
const CURTO = 4 * 1024

/**
 * An answer that PostgreSQL has already written: it goes out as it is, neither read nor written again here. The
 * query names every field, and a test holds what comes out against the contract's schema.
 */
export class JsonPronto {
  readonly corpo: string | Buffer

  constructor(corpo: string | Buffer) {
    this.corpo = corpo.length < CURTO ? corpo.toString() : corpo
  }

  /** A page: its rows as they came, and what the contract has beside them. */
  static lista(itens: Buffer[], resto: Record<string, unknown>) {
    const fim = `],${JSON.stringify(resto).slice(1)}`
    if (itens.length < 2) return new JsonPronto(`{"itens":[${itens[0] ?? ''}${fim}`)
    const partes: Buffer[] = [ABRE]
    for (const [posicao, item] of itens.entries()) {
      if (posicao > 0) partes.push(VIRGULA)
      partes.push(item)
    }
    partes.push(Buffer.from(fim))
    return new JsonPronto(Buffer.concat(partes))
  }
}
