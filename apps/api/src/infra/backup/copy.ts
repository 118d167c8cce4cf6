import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { Client, Connection, Submittable } from 'pg'

/** What `pg` calls on a statement of its own kind. Its types name only the first. */
type Comando = Submittable & {
  handleCopyData?(mensagem: { chunk: Buffer }, conexao: Connection): void
  handleCopyInResponse?(conexao: Connection): void
  handleCommandComplete(): void
  handleReadyForQuery(): void
  handleError(erro: Error): void
}
type Falante = Connection & { sendCopyFromChunk(bytes: Uint8Array): void; endCopyFrom(): void }

const LINHAS_A_ESPERA = 1_000

/** The rows of `copy … to stdout`, one by one. The server waits when they are not taken. */
export const lerLinhas = (cliente: Client, texto: string): AsyncIterable<Buffer> => {
  const estado: { conexao?: Connection; terminou: boolean } = { terminou: false }
  const linhas = new Readable({
    objectMode: true,
    highWaterMark: LINHAS_A_ESPERA,
    read: () => estado.conexao?.stream.resume(),
    destroy: (erro, pronto) => {
      // Nobody wants the rest, and it would have to be read before the connection could do anything else.
      if (!estado.terminou) estado.conexao?.stream.destroy()
      pronto(erro)
    },
  })
  const comando: Comando = {
    submit: (conexao) => {
      estado.conexao = conexao
      conexao.query(texto)
    },
    handleCopyData: ({ chunk }, conexao) => {
      // A copy: the driver reuses its memory.
      if (!linhas.push(Buffer.from(chunk))) conexao.stream.pause()
    },
    handleCommandComplete: () => {},
    handleReadyForQuery: () => {
      estado.terminou = true
      linhas.push(null)
    },
    handleError: (erro) => {
      estado.terminou = true
      linhas.destroy(erro)
    },
  }
  cliente.query(comando)
  return linhas
}

/** `copy … from stdin` with these rows. */
export const gravarLinhas = (cliente: Client, texto: string, linhas: Uint8Array) =>
  new Promise<void>((pronto, falhar) => {
    const comando: Comando = {
      submit: (conexao) => conexao.query(texto),
      handleCopyInResponse: async (conexao) => {
        const falante = conexao as Falante
        falante.sendCopyFromChunk(linhas)
        if (falante.stream.writableNeedDrain) await once(falante.stream, 'drain').catch(falhar)
        falante.endCopyFrom()
      },
      handleCommandComplete: () => {},
      handleReadyForQuery: () => pronto(),
      handleError: falhar,
    }
    cliente.query(comando)
  })
