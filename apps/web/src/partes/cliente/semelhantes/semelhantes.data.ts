import { clienteApi } from '@balcao/contract/clientes/cliente/api'
import type { PerguntaDeSemelhantes } from '@balcao/contract/clientes/cliente/semelhante'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#http.ts'

/** Not under the noun's key, or saving a client would repeat every search for duplicates. */
export const semelhantesDe = (pergunta: PerguntaDeSemelhantes) =>
  queryOptions({
    queryKey: ['cliente-semelhante', pergunta],
    queryFn: ({ signal }) => http(clienteApi.semelhantes, { body: pergunta }, { signal }),
    // This is only a warning. A failure is silent, and the next key tries again.
    retry: false,
  })
