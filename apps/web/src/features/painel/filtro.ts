import { DIAS_NO_MAXIMO, diasDo, type Periodo } from '@balcao/contract/painel/periodo'
import { somarDias } from '@balcao/contract/valores/dia'
import type { BuscaDoPainel } from './busca.ts'
import { PERIODO_PADRAO, periodoDe } from './periodos.ts'

/**
 * The two days as somebody wrote them, or those of the named period. With only one of the two, the other is today.
 * They are not put right here: a day that is still being typed must not move the other one.
 */
export const pontasDoPainel = ({ de, ate, periodo }: BuscaDoPainel, hoje: string): Periodo =>
  de || ate ? { de: de ?? hoje, ate: ate ?? hoje } : periodoDe(periodo ?? PERIODO_PADRAO, hoje)

/** What is shown of them: the days between the two, and of more than the panel tells, the latest part. */
const periodoMostrado = ({ de, ate }: Periodo): Periodo => {
  const periodo = de <= ate ? { de, ate } : { de: ate, ate: de }
  return diasDo(periodo) <= DIAS_NO_MAXIMO
    ? periodo
    : { ...periodo, de: somarDias(periodo.ate, 1 - DIAS_NO_MAXIMO) }
}

export const filtroDoPainel = (busca: BuscaDoPainel, hoje: string) => ({
  ...periodoMostrado(pontasDoPainel(busca, hoje)),
  empresa_id: busca.empresa_id,
  canal_venda_id: busca.canal_venda_id,
})
