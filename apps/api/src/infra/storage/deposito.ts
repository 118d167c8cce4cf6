/** First and last byte, both included, as in HTTP. */
export type Faixa = { inicio: number; fim: number }

export type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** Where the encrypted bytes are: a folder or a bucket. It never sees plain data. */
export type Deposito = {
  gravar(chave: string, conteudo: AsyncIterable<Uint8Array>, tamanho: number): Promise<void>
  /** The range starts inside the file and may end beyond it. */
  ler(chave: string, faixa?: Faixa): Promise<{ total: number; conteudo: AsyncIterable<Uint8Array> }>
  apagar(chave: string): Promise<void>
  existe(chave: string): Promise<boolean>
}
