import { Id } from '@balcao/contract/base/comum'
import { cortesDoPainel } from '@balcao/contract/painel/cortes'
import { DIAS_NO_MAXIMO, diasDo, type Periodo } from '@balcao/contract/painel/periodo'
import { DataIso } from '@balcao/contract/valores/data'
import { somarDias } from '@balcao/contract/valores/dia'
import * as z from 'zod/mini'
import { NomeDoPeriodo, PERIODO_PADRAO, periodoDe } from './periodos.ts'

/** What the address says: a period by its name, or two days. */
export const BuscaDoPainel = z.object({
  periodo: z.optional(NomeDoPeriodo),
  de: z.optional(DataIso),
  ate: z.optional(DataIso),
  empresa_id: z.optional(Id),
  canal_venda_id: z.optional(Id),
  corte: z.optional(z.enum(cortesDoPainel)),
})
export type BuscaDoPainel = z.infer<typeof BuscaDoPainel>

/** With only one of the two days, the other is today. Of more than the panel tells, the latest part. */
const escolhido = ({ de, ate }: BuscaDoPainel, hoje: string): Periodo | undefined => {
  if (!de && !ate) return undefined
  const [inicio, fim] = [de ?? hoje, ate ?? hoje]
  const periodo = inicio <= fim ? { de: inicio, ate: fim } : { de: fim, ate: inicio }
  return diasDo(periodo) <= DIAS_NO_MAXIMO
    ? periodo
    : { ...periodo, de: somarDias(periodo.ate, 1 - DIAS_NO_MAXIMO) }
}

export const filtroDoPainel = (busca: BuscaDoPainel, hoje: string) => ({
  ...(escolhido(busca, hoje) ?? periodoDe(busca.periodo ?? PERIODO_PADRAO, hoje)),
  empresa_id: busca.empresa_id,
  canal_venda_id: busca.canal_venda_id,
})
