import type { Endpoint } from '@balcao/contract/base/endpoint'

export type UsoPesado = 'exportacao' | 'documento' | 'envio'

/** What a call costs the server, or tells at once. By its description, so that no new call can be forgotten. */
export const usoPesadoDe = ({ binario, resposta }: Endpoint): UsoPesado | null => {
  if (binario) return 'envio'
  const tipo = 'arquivo' in resposta ? resposta.arquivo : ''
  if (/^(text\/csv|application\/json)/.test(tipo)) return 'exportacao'
  return tipo === 'application/pdf' ? 'documento' : null
}
