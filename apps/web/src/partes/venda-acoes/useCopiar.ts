import { nomeDoDispositivo } from '@balcao/contract/valores/dispositivo'
import { copiarApi } from '@balcao/contract/vendas/copiar-api'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { relerNomes } from '#cadastro.ts'
import { http } from '#http.ts'

/** A new draft with the data and the offer of a sale or of another draft, open. Its id is this device's, as for any draft. */
export const useCopiar = (id: string) => {
  const navegar = useNavigate()
  return useMutation({
    mutationFn: () =>
      http(copiarApi.copiar, {
        params: { id },
        body: { rascunho_id: novoId(), dispositivo: nomeDoDispositivo(navigator.userAgent) },
      }),
    onSuccess: ({ id, etapa }) => void navegar({ to: '/vendedor/venda/$id/$etapa', params: { id, etapa } }),
    onSettled: relerNomes('rascunho'),
  })
}
