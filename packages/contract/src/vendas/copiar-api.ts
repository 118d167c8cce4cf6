import * as z from 'zod/mini'
import { ComId, Id, Texto } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Rascunho } from './rascunho-api.ts'

/** Apart from the other actions: the seller's list of drafts needs only this one. */
export const copiarApi = {
  copiar: endpoint({
    method: 'POST',
    path: '/venda/:id/copiar',
    permissao: 'REALIZAR_VENDA',
    resumo: 'Começar outra venda com os dados e a oferta desta, ou de um rascunho',
    params: ComId,
    /** The draft's id is the device's, as for any draft. */
    body: z.strictObject({ rascunho_id: Id, dispositivo: Texto(80) }),
    resposta: Rascunho,
    status: 201,
  }),
}
