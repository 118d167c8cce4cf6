import type { Cofre } from '#provedor/configuracao/cofre.ts'

/** What the queue carries besides the boleto. The letter itself is written when it is sent, with the value of that day. */
export type Envio = { para: string; link: string; quem: string }

const NOME = 'boleto/envio'

/** Encrypted, because it has an address and a link that opens without login. */
export const fecharEnvio = (cofre: Cofre, envio: Envio) => cofre.fechar(NOME, JSON.stringify(envio))

export const abrirEnvio = (cofre: Cofre, fechado: string): Envio => {
  const aberto = cofre.abrir(NOME, fechado)
  if (aberto === null) throw new Error('um envio da fila foi fechado com outra chave mestra')
  return JSON.parse(aberto) as Envio
}
