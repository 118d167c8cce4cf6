import type { UseQueryResult } from '@tanstack/react-query'
import { ErroHttp } from '#http/erro.ts'
import type { PaginaDaTabela } from '../tabela/coluna.ts'
import { erroDaBusca } from './erroDaBusca.ts'
import { useUltimo } from './useUltimo.ts'

const SEM_PAGINAS = { anterior: null, proximo: null }
const NENHUMA: PaginaDaTabela<never> = { itens: [], ...SEM_PAGINAS }

/**
 * The rows to show. The earlier rows (`deOutraBusca`) stay when the text cannot be searched for or the
 * network is lost. They have no links to other pages, because the cursors belong to another search.
 */
export function usePaginaNaTela<Linha>({
  data,
  error,
}: Pick<UseQueryResult<PaginaDaTabela<Linha>>, 'data' | 'error'>) {
  const ultima = useUltimo(data)
  const anterior = ultima && { ...ultima, ...SEM_PAGINAS }
  const recusada = erroDaBusca(error)
  if (recusada !== undefined)
    return { pagina: anterior ?? NENHUMA, erro: null, erroDaBusca: recusada, deOutraBusca: true }
  const semRede = !data && error instanceof ErroHttp && error.ehDeRede
  return { pagina: semRede ? anterior : data, erro: error, erroDaBusca: undefined, deOutraBusca: semRede }
}
