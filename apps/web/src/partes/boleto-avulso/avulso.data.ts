import { boletoApi, type NovoBoletoAvulso } from '@balcao/contract/cobranca/boleto-api'
import { useMutation } from '@tanstack/react-query'
import { relerNomes } from '#cadastro.ts'
import { http } from '#http.ts'

/** As it is typed: nothing is known at first. */
export type EmissaoAvulsa = Omit<NovoBoletoAvulso, 'valor' | 'vencimento'> & {
  valor: number | null
  vencimento: string | null
}

/** The id came with the form: sent twice, it is the same boleto. What the form's schema let through is complete. */
export const useEmitirAvulso = () =>
  useMutation({
    mutationFn: (valores: EmissaoAvulsa) => http(boletoApi.avulso, { body: valores as NovoBoletoAvulso }),
    meta: { erro: 'formulario' },
    onSettled: relerNomes('boleto'),
  })
