import { situacaoApi, type TrabalhoFalho } from '@balcao/contract/provedor/situacao-api'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { relerNomes } from '#cadastro.ts'
import { http } from '#http.ts'

const NOME = 'situacao'
const A_CADA_MS = 30_000

export const situacaoDoSistema = queryOptions({
  queryKey: [NOME],
  queryFn: ({ signal }) => http(situacaoApi.obter, {}, { signal }),
  refetchInterval: A_CADA_MS,
})

export const useRepetirTrabalho = () =>
  useMutation({
    mutationFn: ({ job, id }: TrabalhoFalho) => http(situacaoApi.repetir, { params: { job, id } }),
    onSettled: relerNomes(NOME),
  })
