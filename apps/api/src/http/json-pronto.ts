/**
 * An answer that PostgreSQL has already written: it goes out as it is, neither read nor written again here. The
 * query names every field, and a test holds what comes out against the contract's schema.
 */
export class JsonPronto {
  readonly texto: string

  constructor(texto: string) {
    this.texto = texto
  }
}
