import { boletoApi } from '@balcao/contract/cobranca/boleto-api'
import { useMutation } from '@tanstack/react-query'
import { http } from '#http.ts'
import { baixar } from '#ui/baixar.ts'
import { textos } from './boleto.textos.ts'

/** Several boletos in one file, one on each page, in this order. */
export const useImprimir = () =>
  useMutation({
    mutationFn: async (ids: readonly string[]) =>
      baixar(await http(boletoApi.imprimir, { query: { ids: ids.join(',') } }), textos.arquivo),
  })
