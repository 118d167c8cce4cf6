import { type FilaDeDecisao, filaDaSituacao, quemDecideNa } from '@balcao/contract/vendas/fila-de-decisao'
import type { Venda } from '@balcao/contract/vendas/venda'
import { useNavigate } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { useProxima } from './analise.data.ts'

/** Goes on to the next sale of the queue, or to the page that says that there is none. */
export function useSeguir(fila: FilaDeDecisao, daqui?: string) {
  const navegar = useNavigate()
  const proxima = useProxima(!daqui)
  const decide = usePode(quemDecideNa(fila))
  const veTodas = usePode('LISTAR.TODAS_VENDAS')
  const ir = () => {
    if (proxima.isPending) return
    proxima.mutate(
      { fila, depois_de: daqui },
      {
        onSuccess: ({ venda_id: id }) =>
          id
            ? void navegar({ to: '/admin/venda/$id', params: { id }, search: { fila }, replace: !daqui })
            : void navegar({ to: '/admin/venda/fila', search: { fila }, replace: !daqui }),
      },
    )
  }
  return {
    ...{ pode: decide && veTodas, ir, aguarde: proxima.isPending, erro: proxima.error },
    vazia: proxima.data?.venda_id === null,
  }
}

/** Outside of a queue, the one in which the sale waits goes on; of any other sale, the person's own queue. */
export function useFilaDa({ situacao }: Venda): FilaDeDecisao {
  const analisa = usePode(quemDecideNa('para_analisar'))
  const autoriza = usePode(quemDecideNa('para_autorizar'))
  if (!analisa) return 'para_autorizar'
  return (autoriza && filaDaSituacao(situacao)) || 'para_analisar'
}
