import { type BoletoDeTeste, boletoApi } from '@balcao/contract/cobranca/boleto-api'
import { useMutation } from '@tanstack/react-query'
import { relerNomes } from '#cadastro.ts'
import { http } from '#http.ts'

/** As it is typed: a field may be empty. */
export type EmissaoDeTeste = { [campo in keyof BoletoDeTeste]: BoletoDeTeste[campo] | null }

/** With its first boleto the account's own data are locked, so it is read again too. */
export const useEmitirDeTeste = (contaId: string) =>
  useMutation({
    mutationFn: (valores: EmissaoDeTeste) =>
      http(boletoApi.deTeste, { params: { id: contaId }, body: valores as BoletoDeTeste }),
    meta: { erro: 'formulario' },
    onSettled: relerNomes('boleto', 'conta-bancaria'),
  })
