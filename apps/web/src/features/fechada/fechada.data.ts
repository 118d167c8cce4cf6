import type { fechadaApi } from '@balcao/contract/vendas/aceite-fechada'
import { configuracao } from '#configuracao.ts'
import { criarChamada, type Destino } from '#partes/publica/chamar.ts'

type Api = typeof fechadaApi

export const lerFechada = criarChamada<Api['obter']>({ method: 'GET', path: '/fechada' })
export const lerAndamento = criarChamada<Api['andamento']>({ method: 'GET', path: '/fechada/andamento' })
export const conferir = criarChamada<Api['conferir']>({ method: 'POST', path: '/fechada/conferir' })

const pdf: Destino<Api['pdf']> = { method: 'GET', path: '/fechada/pdf' }
export const enderecoDoPdf = (t: string) => `${configuracao.base_api}${pdf.path}?t=${t}`
