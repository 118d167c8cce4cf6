import { randomBytes } from 'node:crypto'
import type { DadosWebhook, EdicaoWebhook, Webhook } from '@balcao/contract/provedor/webhook'
import { tiposDeEvento } from '@balcao/contract/provedor/webhook-eventos'

/** The body of a webhook of every event and company. Each test passes only what matters to it. */
export const dadosDeWebhook = (dados: Partial<DadosWebhook> = {}): DadosWebhook => ({
  nome: `ERP ${randomBytes(4).toString('hex')}`,
  url: 'https://erp.exemplo.com.br/avisos',
  eventos: [...tiposDeEvento],
  todas_empresas: dados.empresas === undefined,
  empresas: [],
  ativo: true,
  ...dados,
})

/** The body that saves a webhook as it is, but for what the test changes. */
export const edicaoDeWebhook = (atual: Webhook, mudancas: Partial<EdicaoWebhook> = {}): EdicaoWebhook => {
  const { nome, url, eventos, todas_empresas, empresas, ativo, versao } = atual
  return {
    ...{ nome, url, todas_empresas, ativo, versao, eventos: eventos as EdicaoWebhook['eventos'] },
    empresas: empresas.map(({ id }) => id),
    ...mudancas,
  }
}
