import nodemailer from 'nodemailer'

/** Through which letters go out: an address of the environment, or what the settings say part by part. */
export type ServidorDeEmail =
  | { url: string }
  | {
      host: string
      porta: number
      seguranca: 'STARTTLS' | 'TLS' | 'NENHUMA'
      usuario: string | null
      senha: string | null
    }

export const LIMITE_MS = 10_000

const limites = {
  dnsTimeout: LIMITE_MS,
  connectionTimeout: LIMITE_MS,
  greetingTimeout: LIMITE_MS,
  socketTimeout: LIMITE_MS,
}

/** It holds no connection: made anew for each letter, it always follows the settings in force. */
export const transportePara = (servidor: ServidorDeEmail) => {
  if ('url' in servidor) return nodemailer.createTransport(servidor.url, limites as object)
  const { host, porta, seguranca, usuario, senha } = servidor
  return nodemailer.createTransport({
    ...limites,
    host,
    port: porta,
    secure: seguranca === 'TLS',
    requireTLS: seguranca === 'STARTTLS',
    ignoreTLS: seguranca === 'NENHUMA',
    ...(usuario && { auth: { user: usuario, pass: senha ?? '' } }),
  })
}

/** As people call it: never with the credentials that an address may carry. */
export const nomeDoServidor = (servidor: ServidorDeEmail) => {
  if ('host' in servidor) return `${servidor.host}:${servidor.porta}`
  return new URL(servidor.url).host
}
