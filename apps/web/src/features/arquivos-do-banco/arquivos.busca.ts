import { ResultadoDeAviso } from '@balcao/contract/cobranca/aviso-resultados'
import { ResultadoLinha } from '@balcao/contract/cobranca/retorno-resultados'
import * as z from 'zod/mini'
import { lerBusca } from '#navegacao/busca-da-url.ts'

const Cursor = z.optional(z.string().check(z.maxLength(1_400)))

/** Several lists in one page, each with its own. */
export const lerBuscaDosArquivos = lerBusca(
  z.strictObject({ remessas: Cursor, retornos: Cursor, avisos: Cursor, aviso: z.optional(ResultadoDeAviso) }),
)

export const lerBuscaDoRetorno = lerBusca(
  z.strictObject({
    resultado: z.optional(ResultadoLinha),
    cursor: Cursor,
    /** It was sent again: the page says that nothing changed. */
    repetido: z.optional(z.literal('sim')),
  }),
)
