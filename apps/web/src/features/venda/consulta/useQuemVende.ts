import { vendedoresApi } from '@balcao/contract/vendas/vendedores-api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { http } from '#http.ts'
import { useSessao } from '#sessao.ts'
import { useRascunho } from '../rascunho/aberto.ts'

const vendedoresDaEmpresa = (empresa_id: string) =>
  queryOptions({
    queryKey: ['usuario', 'vendedores', 'empresa', empresa_id],
    queryFn: ({ signal }) => http(vendedoresApi.possiveis, { query: { empresa_id } }, { signal }),
    refetchOnReconnect: true,
  })

/** The list is not kept on the device: without network a name may be missing. */
const SEM_NOME = 'Outra pessoa'

/** Who sells, if it is somebody else: `outro`. A sent sale has its seller already, and it is not changed here. */
export function useQuemVende(paraEscolher: boolean) {
  const { dados, corrige } = useRascunho()
  const { empresa_id = '', vendedor_id } = dados
  const eu = useSessao().usuarioAutenticado
  const outro = corrige || vendedor_id === eu?.id ? undefined : vendedor_id
  const lista = useQuery({
    ...vendedoresDaEmpresa(empresa_id),
    enabled: empresa_id !== '' && (paraEscolher || outro !== undefined),
  })
  const nome = outro && (lista.data?.find(({ id }) => id === outro)?.nome ?? SEM_NOME)
  return { eu: eu?.nome ?? '', outro, nome, lista }
}
