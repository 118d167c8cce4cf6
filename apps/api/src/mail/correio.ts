import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'

export type Carta = { assunto: string; texto: string; html: string }
export type Envelope = Carta & { para: string; de: { nome: string; email: string } }
export type Correio = { enviar: (carta: Envelope) => Promise<void> }

const mensagem = ({ para, de, assunto, texto, html }: Envelope) => ({
  to: para,
  from: { name: de.nome, address: de.email },
  subject: assunto,
  text: texto,
  html,
})

const LIMITE_MS = 10_000

const porSmtp = (url: string): Correio => {
  const transporte = nodemailer.createTransport(url, {
    connectionTimeout: LIMITE_MS,
    greetingTimeout: LIMITE_MS,
    socketTimeout: LIMITE_MS,
  } as object)
  return { enviar: async (carta) => void (await transporte.sendMail(mensagem(carta))) }
}

/** Without a mail server each letter is a file that any mail program opens. */
const emPasta = (pasta: string, avisar: (linha: string) => void): Correio => {
  const transporte = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    enviar: async (carta) => {
      const { message } = await transporte.sendMail(mensagem(carta))
      await mkdir(pasta, { recursive: true, mode: 0o700 })
      const arquivo = path.join(pasta, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`)
      // Whoever watches the folder never sees half a letter.
      await writeFile(`${arquivo}.parte`, message as Buffer, { mode: 0o600 })
      await rename(`${arquivo}.parte`, arquivo)
      avisar(`e-mail guardado em ${arquivo}`)
    },
  }
}

export const criarCorreio = (
  { smtpUrl, dataDir }: { smtpUrl: string | undefined; dataDir: string },
  avisar: (linha: string) => void,
): Correio => (smtpUrl ? porSmtp(smtpUrl) : emPasta(path.join(dataDir, 'outbox'), avisar))
