import { FiltroCliente } from '@balcao/contract/clientes/cliente/filtro'
import * as z from 'zod/mini'
import { lerBusca } from '#navegacao/busca-da-url.ts'

/**
 * The searched text stays in the address, even when it is too long. The server then says so, under the box.
 */
const BuscaDeClientes = z.extend(FiltroCliente, { busca: z.optional(z.string()) })

export const lerBuscaDeClientes = lerBusca(BuscaDeClientes)
