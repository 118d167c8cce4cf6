import { createHmac } from 'node:crypto'
import { v7 } from 'uuid'

type Como = { id?: string; segundos?: number }

/** The headers of a signed notice, as Standard Webhooks writes them. */
export const cabecalhosDoAviso = (
  segredo: string,
  corpo: string,
  { id = v7(), segundos = Math.floor(Date.now() / 1000) }: Como = {},
) => {
  const chave = Buffer.from(segredo.slice('whsec_'.length), 'base64')
  const assinatura = createHmac('sha256', chave).update(`${id}.${segundos}.${corpo}`).digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(segundos),
    'webhook-signature': `v1,${assinatura}`,
  }
}
