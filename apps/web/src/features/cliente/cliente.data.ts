import { clienteApi, type DadosRestricao } from '@balcao/contract/clientes/cliente/api'
import type { DadosConsentimento } from '@balcao/contract/clientes/cliente/consentimento'
import type { DadosUnificacao } from '@balcao/contract/clientes/cliente/unificacao'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { consultasDe, relerNomes, useCriar, useEditar } from '#cadastro.ts'
import { http } from '#http.ts'
import { paraEnvio } from './cliente.formulario.ts'

const NOME = 'cliente'

export const clientes = {
  ...consultasDe(NOME, clienteApi),
  acessos: (id: string) =>
    infiniteQueryOptions({
      queryKey: [NOME, id, 'acessos'],
      queryFn: ({ signal, pageParam }) =>
        http(clienteApi.acessos, { params: { id }, query: { cursor: pageParam } }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (pagina) => pagina.proximo,
    }),
}

const reler = relerNomes(NOME, 'cliente-semelhante')

export const useCriarCliente = () => useCriar(clienteApi.criar, reler, paraEnvio)

export const useEditarCliente = (id: string) => useEditar(clienteApi.editar, id, reler, paraEnvio)

export const useRestringir = (id: string) =>
  useMutation({
    mutationFn: (dados: DadosRestricao) => http(clienteApi.restringir, { params: { id }, body: dados }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useLiberar = (id: string) =>
  useMutation({
    mutationFn: (versao: number) => http(clienteApi.liberar, { params: { id }, body: { versao } }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useConsentir = (id: string) =>
  useMutation({
    mutationFn: (dados: DadosConsentimento) => http(clienteApi.consentir, { params: { id }, body: dados }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

/** `fica` is the record that stays. */
export const useUnificar = () =>
  useMutation({
    mutationFn: ({ fica, ...dados }: DadosUnificacao & { fica: string }) =>
      http(clienteApi.unificar, { params: { id: fica }, body: dados }),
    meta: { erro: 'formulario' },
    // Not awaited: the record that no longer exists is still on the screen for a moment.
    onSettled: () => void reler(),
  })

export const useAnonimizar = (id: string) =>
  useMutation({
    mutationFn: (dados: DadosRestricao) => http(clienteApi.anonimizar, { params: { id }, body: dados }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useBaixarDados = (id: string) =>
  useMutation({ mutationFn: () => http(clienteApi.dadosDoTitular, { params: { id } }) })
