import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that takes no letter, and repeats in its refusal what it knows of the person. */
export const ligarCorreioQueRecusa = async () => {
  const servidor = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, pronto) =>
      pronto(Object.assign(new Error(`<${address}>: no such person`), { responseCode: 550 })),
  })
  servidor.listen(0, '127.0.0.1')
  await once(servidor.server, 'listening')
  const { port } = servidor.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    desligar: () => new Promise<void>((pronto) => servidor.close(() => pronto())),
  }
}
