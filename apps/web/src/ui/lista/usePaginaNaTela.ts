import type { UseQueryResult } from '@tanstack/react-query'
import type { PaginaDaTabela } from '../tabela/coluna.ts'
import { erroDaBusca } from './erroDaBusca.ts'
import { useUltimo } from './useUltimo.ts'

const SEM_PAGINAS = { anterior: null, proximo: null }
const NENHUMA: PaginaDaTabela<never> = { itens: [], ...SEM_PAGINAS }

/**
 * The rows to show. A text that cannot be searched for is no failure of the list: the earlier rows stay where they
 * are, without a way to other pages, whose cursors belong to another question.
 */
export function usePaginaNaTela<Linha>(consulta: UseQueryResult<PaginaDaTabela<Linha>>) {
  const ultima = useUltimo(consulta.data)
  const recusada = erroDaBusca(consulta.error)
  if (recusada === undefined)
    return { pagina: consulta.data, erro: consulta.error, erroDaBusca: undefined } as const
  return { pagina: ultima ? { ...ultima, ...SEM_PAGINAS } : NENHUMA, erro: null, erroDaBusca: recusada }
}
