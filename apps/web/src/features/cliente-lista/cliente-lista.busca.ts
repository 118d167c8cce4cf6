import { FiltroCliente } from '@balcao/contract/clientes/cliente/filtro'
import * as z from 'zod/mini'
import { lerBusca } from '#navegacao/busca-da-url.ts'

/** Whatever is searched for stays in the address, even too long a text: the server says so, under the box. */
const BuscaDeClientes = z.extend(FiltroCliente, { busca: z.optional(z.string()) })

export const lerBuscaDeClientes = lerBusca(BuscaDeClientes)
