import { createHmac } from 'node:crypto'

const chaveDe = (segredo: string) => Buffer.from(segredo.replace(/^whsec_/, ''), 'base64')

/** The headers of Standard Webhooks. One signature for each secret, so that one can be replaced without a gap. */
export const assinar = (segredos: readonly string[], id: string, corpo: string, agora: Date) => {
  const segundos = Math.floor(agora.getTime() / 1000)
  const assinaturas = segredos.map((segredo) => {
    const resumo = createHmac('sha256', chaveDe(segredo)).update(`${id}.${segundos}.${corpo}`)
    return `v1,${resumo.digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(segundos),
    'webhook-signature': assinaturas.join(' '),
  }
}
