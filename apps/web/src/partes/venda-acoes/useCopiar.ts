import { nomeDoDispositivo } from '@balcao/contract/valores/dispositivo'
import { copiarApi } from '@balcao/contract/vendas/copiar-api'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { relerNomes } from '#cadastro.ts'
import { ErroHttp } from '#http/erro.ts'
import { http } from '#http.ts'
import { toast } from '#ui/toast.tsx'
import { textos } from './copiar.textos.ts'

/** A new draft with the data and the offer of a sale or of another draft, open. Its id is this device's, as for any draft. */
export const useCopiar = (id: string) => {
  const navegar = useNavigate()
  // Kept until the server has answered: the copy may be there although nobody heard of it.
  const rascunho = useRef<string>(null)
  return useMutation({
    mutationFn: () => {
      rascunho.current ??= novoId()
      return http(copiarApi.copiar, {
        params: { id },
        body: { rascunho_id: rascunho.current, dispositivo: nomeDoDispositivo(navigator.userAgent) },
      })
    },
    onError: (erro) => {
      if (!(erro instanceof ErroHttp && erro.ehDeRede)) rascunho.current = null
    },
    onSuccess: ({ id, etapa }) => {
      rascunho.current = null
      toast.sucesso(textos.feito)
      void navegar({ to: '/vendedor/venda/$id/$etapa', params: { id, etapa } })
    },
    onSettled: relerNomes('rascunho'),
  })
}
