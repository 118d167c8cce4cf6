import { skipToken, useQuery } from '@tanstack/react-query'
import { useRascunho } from '../rascunho/aberto.ts'
import { clienteDaVenda } from '../venda.data.ts'
import { perguntaDoRascunho } from './pergunta.ts'

const NINGUEM = { empresa_id: '', cpf_cnpj: '' }

/** The client of the draft, asked of the server as soon as the document is whole. */
export function useConsulta() {
  const { id, dados, corrige } = useRascunho()
  const pergunta = perguntaDoRascunho(dados, corrige ? id : undefined)
  const { data, error, isFetching, refetch } = useQuery(
    pergunta ? clienteDaVenda(pergunta) : { ...clienteDaVenda(NINGUEM), queryFn: skipToken },
  )
  return {
    resposta: pergunta ? data : undefined,
    consultando: isFetching,
    erro: pergunta && !isFetching ? error : null,
    tentarDeNovo: () => void refetch(),
  }
}
