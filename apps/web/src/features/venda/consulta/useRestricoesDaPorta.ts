import type { PerguntaDasRestricoes } from '@balcao/contract/vendas/preparo-api'
import { useDebouncedValue } from '@mantine/hooks'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFaltas } from '../conferencia/faltas.ts'
import { useRascunho } from '../rascunho/aberto.ts'
import { restricoesDaVenda } from '../venda.data.ts'
import { NINGUEM, perguntaDasRestricoes } from './pergunta.ts'

const ESPERA_MS = 400
/** The review asks again. The server counts these questions, and people go to and fro between steps. */
const VALE_MS = 300_000

/** What the door adds to what was said of the client already, once the address is complete. Offline: nothing. */
export function useRestricoesDaPorta() {
  const { id, dados, consulta, corrige } = useRascunho()
  const completo = useFaltas()?.every(({ etapa }) => etapa !== 'endereco')
  const texto = JSON.stringify(completo ? perguntaDasRestricoes(dados, corrige ? id : undefined) : null)
  const [parado] = useDebouncedValue(texto, ESPERA_MS)
  const pergunta = useMemo(() => JSON.parse(parado) as PerguntaDasRestricoes | null, [parado])
  const { data } = useQuery({
    ...(pergunta ? restricoesDaVenda(pergunta) : { ...restricoesDaVenda(NINGUEM), queryFn: skipToken }),
    staleTime: VALE_MS,
  })
  if (texto !== parado || !data) return []
  return data.restricoes.filter(({ texto }) => !consulta?.restricoes.some((dita) => dita.texto === texto))
}
