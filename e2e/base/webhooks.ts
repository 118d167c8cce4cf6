import { dadosDeWebhook } from '../../apps/api/src/provedor/webhook/webhook.fabrica.ts'
import type { Mundo } from './teste.ts'

/** Switched off: nobody is at its address. */
export const prepararWebhook = async ({ api }: Pick<Mundo, 'api'>) => {
  const { access_token: token } = await api.entrar()
  const corpo = dadosDeWebhook({ ativo: false })
  return (await api.exigir<{ id: string }>('POST', '/webhook', { token, corpo })).id
}
