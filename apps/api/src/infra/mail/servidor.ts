import nodemailer from 'nodemailer'

/** The server that letters go through: a URL from the environment, or the separate fields of the settings. */
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

/** Keeps no connection. It is created for each letter, so it always follows the settings in force. */
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

/** The server's name for people, never with the credentials that a URL may contain. */
export const nomeDoServidor = (servidor: ServidorDeEmail) => {
  if ('host' in servidor) return `${servidor.host}:${servidor.porta}`
  return new URL(servidor.url).host
}

/** A URL does not say whether TLS is asked for: it is used where the server offers it. */
export const enderecoDoServidor = (servidor: ServidorDeEmail) => {
  if ('host' in servidor) {
    const { host, porta: port, seguranca } = servidor
    return { host, port, seguranca }
  }
  const { hostname: host, port, protocol } = new URL(servidor.url)
  const cifrado = protocol === 'smtps:'
  return {
    ...{ host, port: Number(port) || (cifrado ? 465 : 587) },
    seguranca: cifrado ? ('TLS' as const) : ('SE_HOUVER' as const),
  }
}
