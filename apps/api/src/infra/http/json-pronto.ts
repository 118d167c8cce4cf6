/**
 * An answer that PostgreSQL has already written: it goes out as it is, neither read nor written again here. The
 * query names every field, and a test holds what comes out against the contract's schema.
 */
export class JsonPronto {
  readonly corpo: string

  constructor(corpo: string) {
    this.corpo = corpo
  }

  /** A page: its rows as they came, and what the contract has beside them. */
  static lista(itens: string[], resto: Record<string, unknown>) {
    return new JsonPronto(`{"itens":[${itens.join()}],${JSON.stringify(resto).slice(1)}`)
  }
}
