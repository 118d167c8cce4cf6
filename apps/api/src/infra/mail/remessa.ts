import type { Envelope } from './correio.ts'
import type { ServidorDeEmail } from './servidor.ts'

/** A letter on its way through the queue. */
export type Remessa = {
  carta: Envelope
  /** Through which it has to go, `null` being the folder; absent, the one in force when it goes. */
  servidor?: ServidorDeEmail | null
  /** The record that it tells about, in whose history a failure is told. */
  sobre: { entidade: string; id: string }
  /** To whom, as people know them. */
  destinatario: string
}

type Cofre = {
  fechar: (nome: string, texto: string) => string
  abrir: (nome: string, fechado: string) => string | null
}

const NOME = 'remessa'

/** Sealed: it names people, and may hold the password of a server. */
export const fecharRemessa = (cofre: Cofre, remessa: Remessa) => cofre.fechar(NOME, JSON.stringify(remessa))

export const abrirRemessa = (cofre: Cofre, fechada: string): Remessa => {
  const aberta = cofre.abrir(NOME, fechada)
  if (aberta === null) throw new Error('uma carta da fila foi fechada com outra chave mestra')
  return JSON.parse(aberta) as Remessa
}
