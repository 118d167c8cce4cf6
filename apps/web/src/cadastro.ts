import type { PaginaDeHistorico } from '@balcao/contract/base/auditoria'
import type { Chamada, Endpoint } from '@balcao/contract/base/endpoint'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { queryClient } from './consultas.ts'
import type { Argumentos } from './http/criar-http.ts'
import { http } from './http.ts'
import type { Achado, Procurar } from './navegacao/dados-da-rota.ts'

/** The calls of the contract's `cadastro()`, whatever the noun. */
type ComFiltro = Endpoint & { query: z.ZodMiniType }
type ComCorpo = Endpoint & { body: z.ZodMiniType }
type ComArquivo = ComFiltro & { resposta: { arquivo: string } }
type Leitura = {
  listar: ComFiltro
  obter: Endpoint
  historico: Endpoint & { resposta: typeof PaginaDeHistorico }
}
type Cadastro = Leitura & { criar: ComCorpo; editar: ComCorpo; excluir: Endpoint; exportar: ComArquivo }
type Corpo<E extends ComCorpo> = z.output<E['body']>

/**
 * While the noun is generic, so are the types of its arguments.
 * Each function below states them in its own signature.
 */
const chamar = <E extends Endpoint>(endpoint: E, chamada: object, signal?: AbortSignal) =>
  http(endpoint, ...([chamada as Chamada<E>, { signal }] as Argumentos<E>))

/**
 * What screens read of a noun: its list, one record, the record's history. A key begins with the noun whose
 * records are in the answer, so a change to that noun finds it.
 */
export const consultasDe = <A extends Leitura>(nome: string, api: A) => ({
  listar: (filtro: z.output<A['listar']['query']>) =>
    queryOptions({
      queryKey: [nome, 'lista', filtro],
      queryFn: ({ signal }) => chamar<A['listar']>(api.listar, { query: filtro }, signal),
      // The old rows stay until the new ones arrive, so that a filter does not blank the screen.
      placeholderData: keepPreviousData,
    }),
  obter: (id: string) =>
    queryOptions({
      queryKey: [nome, id],
      queryFn: ({ signal }) => chamar<A['obter']>(api.obter, { params: { id } }, signal),
    }),
  historico: (id: string) =>
    infiniteQueryOptions({
      queryKey: [nome, id, 'historico'],
      queryFn: ({ signal, pageParam }) =>
        chamar<Leitura['historico']>(api.historico, { params: { id }, query: { cursor: pageParam } }, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (pagina) => pagina.proximo,
    }),
})

const ACHADOS = 5

type ListaDe<Item> = ComFiltro & { resposta: z.ZodMiniType<{ itens: Item[] }> }

/** The first few records of a list, for the search in the shell. */
export const procurarEm =
  <Item>(listar: ListaDe<Item>, escrever: (item: Item) => Achado): Procurar =>
  async (busca, signal) => {
    const { itens } = await chamar(listar, { query: { busca, limite: ACHADOS } }, signal)
    return itens.map(escrever)
  }

/** Everything that shows records of these nouns is fetched again. */
export const relerNomes =
  (...nomes: string[]) =>
  () =>
    Promise.all(nomes.map((nome) => queryClient.invalidateQueries({ queryKey: [nome] })))

// None of these hooks takes options. A screen adds its own `onSuccess` in `mutate`, where it cannot replace
// the refetch. The refetch also runs after a refusal, which often means that the screen was out of date.

type Reler = () => unknown

/** `paraEnvio`: for a form that holds its values otherwise than they are sent. */
export const useCriar = <E extends ComCorpo, Valores = Corpo<E>>(
  criar: E,
  reler: Reler,
  paraEnvio?: (valores: Valores) => Corpo<E>,
) =>
  useMutation({
    mutationFn: (valores: Valores) => chamar(criar, { body: paraEnvio?.(valores) ?? valores }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useEditar = <E extends ComCorpo, Valores = Omit<Corpo<E>, 'versao'>>(
  editar: E,
  id: string,
  reler: Reler,
  paraEnvio?: (valores: Valores) => unknown,
) =>
  useMutation({
    mutationFn: (valores: Valores & { versao: number }) =>
      chamar(editar, {
        params: { id },
        body: { ...((paraEnvio?.(valores) ?? valores) as object), versao: valores.versao },
      }),
    meta: { erro: 'formulario' },
    onSettled: reler,
  })

export const useExcluir = (nome: string, excluir: Endpoint, id: string, reler: Reler) =>
  useMutation({
    mutationFn: () => chamar(excluir, { params: { id } }),
    meta: { erro: 'formulario' },
    // Before the refetch: this record no longer exists and cannot be read.
    onSuccess: () => queryClient.removeQueries({ queryKey: [nome, id] }),
    onSettled: reler,
  })

/** The current page is not part of what is exported. */
const semPagina = (filtro: object) => ({ ...filtro, cursor: undefined, limite: undefined })

/**
 * A CSV of the list as it is filtered and ordered. It has every row, whichever page is open. `params`: of which record
 * the list is a part.
 */
export const useExportar = <E extends ComArquivo>(exportar: E, params?: { id: string }) =>
  useMutation({
    mutationFn: (filtro: z.output<E['query']> & object) =>
      chamar(exportar, { params, query: semPagina(filtro) }),
  })

type Escrita<A extends Cadastro, Valores> = {
  /** What a change makes stale. */
  reler: Reler
  paraEnvio?: (valores: Valores) => Corpo<A['criar']>
}

/** All that screens do with a noun that the contract describes with `cadastro()`. */
export const cadastroDe = <A extends Cadastro, Valores = Corpo<A['criar']>>(
  nome: string,
  api: A,
  { reler, paraEnvio }: Escrita<A, Valores>,
) => ({
  ...consultasDe(nome, api),
  useCriar: () => useCriar<A['criar'], Valores>(api.criar, reler, paraEnvio),
  useEditar: (id: string) => useEditar<A['editar'], Valores>(api.editar, id, reler, paraEnvio),
  useExcluir: (id: string) => useExcluir(nome, api.excluir, id, reler),
  useExportar: () => useExportar<A['exportar']>(api.exportar),
})
