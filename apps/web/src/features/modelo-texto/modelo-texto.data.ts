import type { TipoDeModelo } from '@balcao/contract/vendas/aceite-modelo'
import { modeloDeTextoApi } from '@balcao/contract/vendas/aceite-modelo-api'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { relerNomes } from '#cadastro.ts'
import { http } from '#http.ts'

export const modelosDeTexto = queryOptions({
  queryKey: ['modelo-texto', 'lista'],
  queryFn: ({ signal }) => http(modeloDeTextoApi.listar, {}, { signal }),
})

export const textoDaVersao = (tipo: TipoDeModelo, versao: number) =>
  queryOptions({
    queryKey: ['modelo-texto', tipo, versao],
    queryFn: ({ signal }) =>
      http(modeloDeTextoApi.versao, { params: { tipo, versao: String(versao) } }, { signal }),
    // A saved version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useSalvarModelo = (tipo: TipoDeModelo) =>
  useMutation({
    mutationFn: (body: { versao: number; texto: string }) =>
      http(modeloDeTextoApi.salvar, { params: { tipo }, body }),
    meta: { erro: 'formulario' },
    onSettled: relerNomes('modelo-texto'),
  })
