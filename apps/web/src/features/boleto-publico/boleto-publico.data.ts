import type { boletoPublicoApi } from '@balcao/contract/cobranca/boleto-publico'
import { configuracao } from '#configuracao.ts'
import { criarChamada, type Destino } from '#partes/publica/chamar.ts'

type Api = typeof boletoPublicoApi

export const lerBoleto = criarChamada<Api['obter']>({ method: 'GET', path: '/boleto/publico' })
export const lerAndamento = criarChamada<Api['andamento']>({
  method: 'GET',
  path: '/boleto/publico/andamento',
})

const pdf: Destino<Api['pdf']> = { method: 'GET', path: '/boleto/publico/pdf' }
export const enderecoDoPdf = (t: string) => `${configuracao.base_api}${pdf.path}?t=${t}`
