import type { EventoDoRetorno } from '@balcao/contract/cobranca/retorno-eventos'
import type { Ocorrencias } from './banco.ts'
import { lerTexto, type Posicoes } from './campos.ts'
import type { Linha } from './linhas.ts'

/** Some banks repeat a value, or put their fee in its place, in events that are not about a payment. */
const COM_PAGAMENTO = new Set<EventoDoRetorno>(['LIQUIDACAO', 'ESTORNO', 'A_CONFERIR'])

export const lerEvento = (ocorrencias: Ocorrencias, linha: Linha, posicoes: Posicoes) => {
  const ocorrencia = lerTexto(linha, posicoes)
  const evento = ocorrencias[ocorrencia] ?? 'OUTRO'
  return { ocorrencia, evento, comPagamento: COM_PAGAMENTO.has(evento) }
}

export const lerBancoRecebedor = (linha: Linha, posicoes: Posicoes): string | null => {
  const lido = lerTexto(linha, posicoes)
  return lido === '' || lido === '000' ? null : lido
}
