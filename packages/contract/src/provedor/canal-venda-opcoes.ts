import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { TipoCanal } from './canal-venda-filtro.ts'

/** Names alone, of active channels: lists and forms choose one without downloading what a channel is made of. */
export const opcoesDeCanal = endpoint({
  method: 'GET',
  path: '/canal-venda/opcoes',
  permissao: 'autenticada',
  resumo: 'Canais de venda ativos que a pessoa alcança, para escolher',
  resposta: z.array(z.object({ id: Id, nome: z.string(), tipo: TipoCanal })),
})
