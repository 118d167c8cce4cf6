import type { EntregaAberta, Webhook } from '@balcao/contract/provedor/webhook'

export const WEBHOOK = '01a1dd40-e7af-75fe-ab7c-82a347c16d01'
export const ENTREGA = '01a1dd40-e7af-75fe-ab7c-82a347c16d02'

export const umWebhook = (dados: Partial<Webhook> = {}): Webhook => ({
  id: WEBHOOK,
  nome: 'ERP da matriz',
  url: 'https://erp.exemplo.com.br/avisos',
  eventos: ['venda.enviada', 'boleto.pago'],
  todas_empresas: true,
  empresas: [],
  ativo: true,
  falhando_desde: null,
  desligado_por: null,
  segredo_anterior_ate: null,
  criado_em: '2026-11-10T12:00:00.000Z',
  atualizado_em: '2026-11-10T12:00:00.000Z',
  versao: 1,
  ...dados,
})

export const umaEntrega = (dados: Partial<EntregaAberta> = {}): EntregaAberta => ({
  id: ENTREGA,
  webhook_id: WEBHOOK,
  evento: 'boleto.pago',
  situacao: 'FALHOU',
  tentativas: 8,
  status_http: 500,
  falha: 'O destino respondeu 500',
  criado_em: '2026-11-10T12:00:00.000Z',
  tentada_em: '2026-11-11T12:00:00.000Z',
  proxima_em: null,
  corpo: '{"type":"boleto.pago","data":{"versao":1}}',
  resposta: 'fora do ar',
  duracao_ms: 42,
  ...dados,
})
