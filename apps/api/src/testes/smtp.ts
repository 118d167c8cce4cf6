import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server that keeps what it receives: the letter and the envelope's recipients. */
export const ligarSmtp = async (porta: number) => {
  const recebidas: (Email & { destinos: string[] })[] = []
  const servidor = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (fluxo, { envelope }, pronto) => {
      buffer(fluxo)
        .then((bytes) => PostalMime.parse(bytes))
        .then((carta) => {
          recebidas.push({ ...carta, destinos: envelope.rcptTo.map((d) => d.address) })
          pronto()
        }, pronto)
    },
  })
  servidor.listen(porta, '127.0.0.1')
  await once(servidor.server, 'listening')
  return { recebidas, desligar: () => new Promise<void>((pronto) => servidor.close(() => pronto())) }
}
