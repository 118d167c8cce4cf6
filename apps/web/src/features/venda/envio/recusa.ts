import { codigos } from '@balcao/contract/base/erro'
import { CORRECAO_DESFAZ, CorrecaoQueDesfaz } from '@balcao/contract/vendas/correcao-desfaz'
import { codigosDoEnvio, EnvioComOutroPreco, EnvioIncompleto } from '@balcao/contract/vendas/envio'
import type { Falta } from '@balcao/contract/vendas/faltas'
import type { Venda } from '@balcao/contract/vendas/venda'
import * as z from 'zod/mini'
import type { RecusaNaSaida } from '#aparelho/saida.ts'

/** Why the server did not take a sale, as a screen can answer it. */
export type RecusaDoEnvio =
  | { qual: 'faltam'; faltas: readonly Falta[] }
  | { qual: 'preco'; mudanca: EnvioComOutroPreco }
  /** Somebody changed the sale that was being corrected. */
  | { qual: 'mudou'; venda: Venda }
  /** What was agreed would be taken back. */
  | { qual: 'desfaz'; correcao: CorrecaoQueDesfaz }
  | { qual: 'outra'; texto: string }

export const lerRecusa = ({ codigo, mensagem, erros, atual }: RecusaNaSaida): RecusaDoEnvio => {
  const incompleto = z.safeParse(EnvioIncompleto, atual)
  if (codigo === codigosDoEnvio.faltam && incompleto.success)
    return { qual: 'faltam', faltas: incompleto.data.faltas }
  const preco = z.safeParse(EnvioComOutroPreco, atual)
  if (codigo === codigosDoEnvio.precoMudou && preco.success) return { qual: 'preco', mudanca: preco.data }
  const desfaz = z.safeParse(CorrecaoQueDesfaz, atual)
  if (codigo === CORRECAO_DESFAZ && desfaz.success) return { qual: 'desfaz', correcao: desfaz.data }
  if (codigo === codigos.versaoDesatualizada && atual) return { qual: 'mudou', venda: atual as Venda }
  return { qual: 'outra', texto: [mensagem, ...erros].join('\n') }
}
