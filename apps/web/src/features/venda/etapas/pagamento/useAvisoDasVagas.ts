import { instalacaoApi } from '@balcao/contract/vendas/instalacao-api'
import { ehDiaDePedido } from '@balcao/contract/vendas/pedido-de-instalacao'
import { skipToken, useQuery } from '@tanstack/react-query'
import { http } from '#http.ts'
import { useHoje } from '../../conferencia/useHoje.ts'
import { useCriterios } from '../../oferta/useCriterios.ts'
import { useRascunho } from '../../rascunho/aberto.ts'
import { porQueNaoNesteDia } from './vagas.ts'

/** Why the wish for a day cannot come true. Without a network nothing is said: the team confirms the day anyway. */
export function useAvisoDasVagas(): string | null {
  const { data, turno } = useRascunho().dados.agendamento
  const { codigo_ibge } = useCriterios()
  const hoje = useHoje()
  const { data: dias } = useQuery({
    queryKey: ['venda', 'vagas-do-dia', codigo_ibge, data],
    queryFn:
      codigo_ibge && data && ehDiaDePedido(data, hoje)
        ? ({ signal }) => http(instalacaoApi.dias, { query: { codigo_ibge, de: data } }, { signal })
        : skipToken,
    staleTime: 60_000,
    retry: false,
  })
  const dia = dias?.find((um) => um.data === data)
  return dia ? porQueNaoNesteDia(dia, turno) : null
}
