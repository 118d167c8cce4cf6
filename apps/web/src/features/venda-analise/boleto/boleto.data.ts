import { boletoApi, type EmissaoDaVenda } from '@balcao/contract/cobranca/boleto-api'
import { useMutation } from '@tanstack/react-query'
import { relerNomes } from '#cadastro.ts'
import { http } from '#http.ts'

export const useEmitirDaVenda = (id: string) =>
  useMutation({
    mutationFn: (body: EmissaoDaVenda) => http(boletoApi.daVenda, { params: { id }, body }),
    meta: { erro: 'formulario' },
    onSettled: () => {
      void relerNomes('boleto')()
    },
  })
