import type { codigosDoAceite, DIAS_DE_ARREPENDIMENTO } from '@balcao/contract/vendas/aceite'
import type { aceiteApi } from '@balcao/contract/vendas/aceite-api'
import { ErroHttp } from '#http/erro.ts'
import { criarChamada } from '#partes/publica/chamar.ts'

type Api = typeof aceiteApi

export const identificar = criarChamada<Api['identificar']>({
  method: 'POST',
  path: '/assinante/identificar',
})
export const lerOferta = criarChamada<Api['oferta']>({ method: 'GET', path: '/assinante/oferta' })
export const anexar = criarChamada<Api['anexar']>({ method: 'POST', path: '/assinante/anexo' })
export const aceitar = criarChamada<Api['aceitar']>({ method: 'POST', path: '/assinante/aceitar' })
export const pedirCorrecao = criarChamada<Api['pedir_correcao']>({
  method: 'POST',
  path: '/assinante/pedir-correcao',
})
export const recusar = criarChamada<Api['recusar']>({ method: 'POST', path: '/assinante/recusar' })

// Of the contract, whose types do not let them differ.
export const codigos: Omit<typeof codigosDoAceite, 'confirmar' | 'naoConfere'> = {
  bloqueado: 'LINK_BLOQUEADO',
  ingressoVencido: 'INGRESSO_VENCIDO',
  linkEncerrado: 'LINK_ENCERRADO',
  textoMudou: 'TEXTO_MUDOU',
  faltamDocumentos: 'FALTAM_DOCUMENTOS',
}
export const DIAS_PARA_DESISTIR: typeof DIAS_DE_ARREPENDIMENTO = 7

export const codigoDe = (erro: unknown) => (erro instanceof ErroHttp ? erro.codigo : undefined)
