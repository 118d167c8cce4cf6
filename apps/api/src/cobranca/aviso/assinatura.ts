import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Clocks differ, and a notice that was recorded must not be of use later. */
const TOLERANCIA_S = 5 * 60
const VERSAO = 'v1,'
const ID = /^[\x21-\x7e]{1,200}$/
const SEGUNDOS = /^\d{1,12}$/

type Assinado = { segredo: string | null; cabecalhos: IncomingHttpHeaders; corpo: Uint8Array; agora: Date }
type Conferida = { aviso_id: string; na_hora: boolean }

const resumir = (chave: Buffer, inicio: string, corpo: Uint8Array) =>
  createHmac('sha256', chave).update(inicio).update(corpo).digest()

/** What comes after the prefix is the key in base64. Without a secret nothing fits, and it takes as long. */
const chaveDo = (segredo: string | null) =>
  segredo ? Buffer.from(segredo.replace(/^whsec_/, ''), 'base64') : randomBytes(32)

const confere = (texto: string, esperada: Buffer) => {
  if (!texto.startsWith(VERSAO)) return false
  const recebida = Buffer.from(texto.slice(VERSAO.length), 'base64')
  return recebida.length === esperada.length && timingSafeEqual(recebida, esperada)
}

/**
 * The sender's number of the notice, when the signature is right. Null: it is not, whatever the reason. Several
 * signatures may be there while a secret is being replaced.
 */
export const conferirAssinatura = ({ segredo, cabecalhos, corpo, agora }: Assinado): Conferida | null => {
  const texto = (nome: string) => String(cabecalhos[nome] ?? '')
  const [id, segundos] = [texto('webhook-id'), texto('webhook-timestamp')]
  if (!ID.test(id) || !SEGUNDOS.test(segundos)) return null
  const esperada = resumir(chaveDo(segredo), `${id}.${segundos}.`, corpo)
  const certas = texto('webhook-signature')
    .split(' ')
    .filter((uma) => confere(uma, esperada))
  if (!segredo || !certas.length) return null
  return {
    aviso_id: id,
    na_hora: Math.abs(agora.getTime() / 1000 - Number(segundos)) <= TOLERANCIA_S,
  }
}
