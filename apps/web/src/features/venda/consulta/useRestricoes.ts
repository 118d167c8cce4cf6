import { skipToken, useQuery } from '@tanstack/react-query'
import { useRascunho } from '../rascunho/aberto.ts'
import { restricoesDaVenda } from '../venda.data.ts'
import { NINGUEM, perguntaDasRestricoes } from './pergunta.ts'

/** Why the sale would wait, as the server knows it now. Without it, what was known when the document was typed. */
export function useRestricoes() {
  const { id, dados, consulta, corrige } = useRascunho()
  const pergunta = perguntaDasRestricoes(dados, corrige ? id : undefined)
  const { data } = useQuery(
    pergunta ? restricoesDaVenda(pergunta) : { ...restricoesDaVenda(NINGUEM), queryFn: skipToken },
  )
  return data?.restricoes ?? consulta?.restricoes ?? []
}
