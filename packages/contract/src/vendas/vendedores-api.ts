import * as z from 'zod/mini'
import { ComId } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Referencia } from '#base/escolha.ts'

export const vendedoresApi = {
  listar: endpoint({
    method: 'GET',
    path: '/venda/:id/vendedores',
    permissao: 'EDITAR.VENDA_VENDEDOR',
    resumo: 'A quem uma venda pode ser passada: vendedores ativos da empresa, menos o atual',
    params: ComId,
    resposta: z.array(Referencia),
  }),
}
