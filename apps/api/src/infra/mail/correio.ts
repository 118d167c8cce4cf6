import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { contagens } from '#infra/observacao/contagens.ts'
import { type ServidorDeEmail, transportePara } from './servidor.ts'

export type Carta = { assunto: string; texto: string; html: string }
type Anexo = { nome: string; mime: string; bytes: Buffer }
export type Envelope = Carta & { para: string; de: { nome: string; email: string }; anexos?: Anexo[] }
export type Correio = {
  /** Uses the server in force unless another is given. `null` is the folder. */
  enviar: (carta: Envelope, servidor?: ServidorDeEmail | null) => Promise<void>
}

export const mensagem = ({ para, de, assunto, texto, html, anexos = [] }: Envelope) => ({
  to: para,
  from: { name: de.nome, address: de.email },
  subject: assunto,
  text: texto,
  html,
  attachments: anexos.map(({ nome, mime, bytes }) => ({ filename: nome, contentType: mime, content: bytes })),
})

/** Without a mail server, each letter becomes a file that any mail program opens. */
const emPasta = (pasta: string, avisar: (linha: string) => void): Correio => {
  const transporte = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    enviar: async (carta) => {
      const { message } = await transporte.sendMail(mensagem(carta))
      await mkdir(pasta, { recursive: true, mode: 0o700 })
      const arquivo = path.join(pasta, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`)
      // Programs that watch the folder never see half a letter.
      await writeFile(`${arquivo}.parte`, message as Buffer, { mode: 0o600 })
      await rename(`${arquivo}.parte`, arquivo)
      avisar(`e-mail guardado em ${arquivo}`)
    },
  }
}

type Opcoes = {
  /** Read for each letter, so that a change of the settings needs no restart. */
  servidorEmVigor: () => Promise<ServidorDeEmail | null>
  dataDir: string
  avisar: (linha: string) => void
}

export const criarCorreio = ({ servidorEmVigor, dataDir, avisar }: Opcoes): Correio => {
  const pasta = emPasta(path.join(dataDir, 'outbox'), avisar)
  return {
    enviar: async (carta, outro) => {
      const servidor = outro === undefined ? await servidorEmVigor() : outro
      try {
        if (servidor) await transportePara(servidor).sendMail(mensagem(carta))
        else await pasta.enviar(carta)
        contagens.email.sucesso++
      } catch (erro) {
        contagens.email.falha++
        throw erro
      }
    },
  }
}
