import { type QueryKey, type UseMutationResult, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { EnderecoDeLista } from '#navegacao/rotas-de-cadastro.ts'
import type { LinkDaLinha, PaginaDaTabela } from '../tabela/coluna.ts'
import { type Navegar, type Paginada, useListaNaUrl } from './useListaNaUrl.ts'

type Opcoes<Pagina, Filtro, Chave extends QueryKey> = {
  /** Of `cadastroDe(…)`, what a list needs. */
  cadastro: {
    listar: (filtro: Filtro) => UseQueryOptions<Pagina, Error, Pagina, Chave>
    useExportar: () => UseMutationResult<Blob, Error, Filtro>
  }
  /** What the address holds of the list, and how it changes: `useSearch()` and `useNavigate()` of its route. */
  filtro: Filtro
  navegar: Navegar<Filtro>
  endereco: EnderecoDeLista
  /** Who may only list has nowhere to go from a row. */
  podeAbrir: boolean
}

/** The wires between a noun's list and its address; the rest of `PaginaDeLista` is what the noun looks like. */
export function useLista<
  Pagina extends PaginaDaTabela<{ id: string }>,
  Filtro extends Paginada,
  Chave extends QueryKey,
>({ cadastro, filtro, navegar, endereco, podeAbrir }: Opcoes<Pagina, Filtro, Chave>) {
  const link: LinkDaLinha<Pagina['itens'][number]> = ({ id }, props) => (
    <Link to={`${endereco}/$id`} params={{ id }} {...props} />
  )
  return {
    filtro,
    lista: useListaNaUrl(navegar),
    consulta: useQuery(cadastro.listar(filtro)),
    exportar: cadastro.useExportar(),
    link: podeAbrir ? link : undefined,
  }
}
