import { suspensaoApi, type TipoDeSuspensao } from '@balcao/contract/cobranca/suspensao-api'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { relerNomes, useExportar } from '#cadastro.ts'
import { http } from '#http.ts'

const NOME = 'suspensao'

export const suspensoes = (tipo: TipoDeSuspensao) =>
  infiniteQueryOptions({
    queryKey: [NOME, tipo],
    queryFn: ({ signal, pageParam: cursor }) =>
      http(suspensaoApi.listar, { query: { tipo, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ proximo }) => proximo,
  })

export const useExportarSuspensoes = () => useExportar(suspensaoApi.exportar)

/** What leaves one list may come into the other, and the contract and its client are not as they were. */
const reler = relerNomes(NOME, 'contrato', 'cliente')

export const useFazerSuspensoes = (tipo: TipoDeSuspensao) =>
  useMutation({
    mutationFn: (contratos: string[]) => http(suspensaoApi.fazer, { body: { tipo, contratos } }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })
