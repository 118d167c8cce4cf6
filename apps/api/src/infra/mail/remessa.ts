import type { Envelope } from './correio.ts'
import type { ServidorDeEmail } from './servidor.ts'

export type Remessa = {
  carta: Envelope
  /** The server to use, or `null` for the folder. If absent, the one in force when the letter is sent. */
  servidor?: ServidorDeEmail | null
  /** The record that the letter is about. A failure is written to its history. */
  sobre: { entidade: string; id: string }
  /** The recipient as people know them. */
  destinatario: string
}

type Cofre = {
  fechar: (nome: string, texto: string) => string
  abrir: (nome: string, fechado: string) => string | null
}

const NOME = 'remessa'

/** Encrypted, because it names people and may hold a server's password. */
export const fecharRemessa = (cofre: Cofre, remessa: Remessa) => cofre.fechar(NOME, JSON.stringify(remessa))

export const abrirRemessa = (cofre: Cofre, fechada: string): Remessa => {
  const aberta = cofre.abrir(NOME, fechada)
  if (aberta === null) throw new Error('uma carta da fila foi fechada com outra chave mestra')
  return JSON.parse(aberta) as Remessa
}
