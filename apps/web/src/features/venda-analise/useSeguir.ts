import { useNavigate } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { useProxima } from './analise.data.ts'

/** Goes on to the next sale of the queue, or to the page that says that there is none. */
export function useSeguir(daqui?: string) {
  const navegar = useNavigate()
  const proxima = useProxima(!daqui)
  const decide = usePode('EDITAR.VENDA_SITUACAO')
  const veTodas = usePode('LISTAR.TODAS_VENDAS')
  const ir = () => {
    if (proxima.isPending) return
    proxima.mutate(daqui, {
      onSuccess: ({ venda_id: id }) =>
        id
          ? void navegar({ to: '/admin/venda/$id', params: { id }, search: { fila: true }, replace: !daqui })
          : void navegar({ to: '/admin/venda/fila', replace: !daqui }),
    })
  }
  return {
    ...{ pode: decide && veTodas, ir, aguarde: proxima.isPending, erro: proxima.error },
    vazia: proxima.data?.venda_id === null,
  }
}
