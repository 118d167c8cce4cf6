/** Where a CEP is. A CEP of a whole small town names neither street nor district. */
export type LocalDoCep = {
  logradouro: string
  bairro: string
  /** The stretch of the street that has this CEP ("de 612 a 1510 - lado par"), not part of anyone's address. */
  trecho: string | null
  codigo_ibge: number
}

/** Asks somebody outside. Null: there is no such CEP. Throws when no answer came, whatever the reason. */
export type BuscaDeCep = (cep: string) => Promise<LocalDoCep | null>
