import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { TipoCanal } from './canal-venda-filtro.ts'

/**
 * Only the names of active channels, so that lists and forms can offer them without downloading the whole
 * noun.
 */
export const opcoesDeCanal = endpoint({
  method: 'GET',
  path: '/canal-venda/opcoes',
  permissao: 'autenticada',
  resumo: 'Canais de venda ativos que a pessoa alcança, para escolher',
  resposta: z.array(z.object({ id: Id, nome: z.string(), tipo: TipoCanal })),
})
