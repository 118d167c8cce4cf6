import * as z from 'zod/mini'
import { ComId, Id } from '#base/comum.ts'
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
  possiveis: endpoint({
    method: 'GET',
    path: '/venda/vendedores/possiveis',
    permissao: 'EDITAR.VENDA_VENDEDOR',
    resumo: 'Em nome de quem se pode vender por uma empresa: vendedores ativos dela, menos quem pede',
    query: z.strictObject({ empresa_id: Id }),
    resposta: z.array(Referencia),
  }),
}
