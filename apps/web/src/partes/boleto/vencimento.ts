import { type BoletoResumo, estaVencido } from '@balcao/contract/cobranca/boleto'
import { textos } from './boleto.textos.ts'

const DIA_MS = 86_400_000

type Cobrado = Pick<BoletoResumo, 'situacao' | 'vencimento'>

/** What its date means today. Null when there is nothing to say about it. */
export const atrasoEmPalavras = (boleto: Cobrado, hoje: string): string | null => {
  if (estaVencido(boleto, hoje))
    return textos.vencidoHa((Date.parse(hoje) - Date.parse(boleto.vencimento)) / DIA_MS)
  return boleto.situacao === 'ABERTO' && boleto.vencimento === hoje ? textos.venceHoje : null
}
