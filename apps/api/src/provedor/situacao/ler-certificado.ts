import { once } from 'node:events'
import net from 'node:net'
import tls from 'node:tls'

export type Lugar = {
  host: string
  port: number
  /** Where TLS begins: with the connection, or after a mail server was asked for it. */
  modo: 'DIRETO' | 'STARTTLS'
}

/** `recusa`: why a program that checks it would not accept it. */
export type Certificado = { fim: Date; recusa: string | null }

const quemE = (host: string) => (net.isIP(host) ? {} : { servername: host })

/** The last line of an answer has a space behind its number; those before have a hyphen. */
const FIM_DA_RESPOSTA = /^\d{3} .*\r\n$/m

const resposta = async (soquete: net.Socket, signal: AbortSignal): Promise<string> => {
  let dito = ''
  while (!FIM_DA_RESPOSTA.test(dito)) dito += String((await once(soquete, 'data', { signal }))[0])
  return dito
}

export class SemTls extends Error {}

/** Asks a mail server for TLS on a line that is still open to be read. */
const pedirTls = async (soquete: net.Socket, signal: AbortSignal) => {
  await resposta(soquete, signal)
  soquete.write('EHLO localhost\r\n')
  if (!/^250[ -]STARTTLS\r$/im.test(await resposta(soquete, signal))) throw new SemTls()
  soquete.write('STARTTLS\r\n')
  if (!(await resposta(soquete, signal)).startsWith('220')) throw new SemTls()
}

/** Also one that nobody would accept: that it has ended is what has to be said. */
export const lerCertificado = async ({ host, port, modo }: Lugar, limiteMs: number): Promise<Certificado> => {
  const signal = AbortSignal.timeout(limiteMs)
  const abertos: net.Socket[] = []
  try {
    const aberto = modo === 'STARTTLS' ? net.connect({ host, port }) : undefined
    if (aberto) {
      abertos.push(aberto)
      await pedirTls(aberto, signal)
    }
    const alvo = aberto ? { socket: aberto } : { host, port }
    const soquete = tls.connect({ ...alvo, ...quemE(host), rejectUnauthorized: false })
    abertos.push(soquete)
    await once(soquete, 'secureConnect', { signal })
    const { valid_to } = soquete.getPeerCertificate()
    const recusa = soquete.authorizationError
    return { fim: new Date(valid_to), recusa: recusa ? String(recusa) : null }
  } finally {
    for (const soquete of abertos.reverse()) soquete.on('error', () => {}).destroy()
  }
}
