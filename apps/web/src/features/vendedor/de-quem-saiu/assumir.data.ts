import { rascunhoDeQuemSaiuApi } from '@balcao/contract/vendas/rascunho-de-quem-saiu-api'
import { useMutation } from '@tanstack/react-query'
import { relerNomes } from '#cadastro.ts'
import { http } from '#http.ts'

/** A refusal often means that somebody was faster: both lists of drafts are read again either way. */
export const useAssumir = () =>
  useMutation({
    mutationFn: (id: string) => http(rascunhoDeQuemSaiuApi.assumir, { params: { id } }),
    onSettled: () => {
      // Not waited for: without its line, nobody would be left to go on to the step.
      void relerNomes('rascunho')()
    },
  })
