import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

const ESPERA_MS = 30_000
const ASSUNTOS = {
  convite: 'Seu acesso a ',
  recuperacao: 'Nova senha em ',
  mudanca: 'Mudança nas configurações ',
  atendimento: 'Atendimento ',
  boleto: 'Boleto de ',
}
type Assunto = keyof typeof ASSUNTOS

/** A real SMTP server that keeps what it receives. */
export const ligarCorreio = async () => {
  const recebidas: Email[] = []
  const servidor = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (fluxo, _sessao, pronto) => {
      const partes: Buffer[] = []
      fluxo.on('data', (parte: Buffer) => partes.push(parte))
      fluxo.on('end', () => {
        PostalMime.parse(Buffer.concat(partes)).then((carta) => {
          recebidas.push(carta)
          pronto()
        }, pronto)
      })
    },
  })
  servidor.listen(0, '127.0.0.1')
  await once(servidor.server, 'listening')
  const { port } = servidor.server.address() as AddressInfo

  /** The nth message to this address with this subject, as soon as it arrives. */
  const esperarCarta = async (para: string, assunto: Assunto, numero = 1) => {
    for (const fim = Date.now() + ESPERA_MS; Date.now() < fim; ) {
      const carta = recebidas.filter(
        (c) => c.subject?.startsWith(ASSUNTOS[assunto]) && c.to?.some((d) => d.address === para),
      )[numero - 1]
      if (carta) return carta
      await new Promise((pronto) => setTimeout(pronto, 100))
    }
    throw new Error(`nenhuma carta de ${assunto} para ${para}`)
  }

  const desligar = () => new Promise<void>((pronto) => servidor.close(() => pronto()))
  return { url: `smtp://127.0.0.1:${port}`, esperarCarta, desligar }
}
export type Correio = Awaited<ReturnType<typeof ligarCorreio>>

/** The only link in a message. */
export const linkDaCarta = (carta: Email) => {
  const link = /https?:\/\/\S+/.exec(carta.text ?? '')?.[0]
  if (!link) throw new Error('a carta não tem link')
  return link
}
