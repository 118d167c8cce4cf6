/**
 * An answer that PostgreSQL has already written as JSON. It is sent unchanged, without parsing it here. The
 * query names every field, and a test checks the result against the contract's schema.
 */
export class JsonPronto {
  readonly corpo: string

  constructor(corpo: string) {
    this.corpo = corpo
  }

  /** A page: the rows unchanged, and the contract's other fields. */
  static lista(itens: string[], resto: Record<string, unknown>) {
    return new JsonPronto(`{"itens":[${itens.join()}],${JSON.stringify(resto).slice(1)}`)
  }
}
