import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'

/** In its own file, so that lists and forms can offer companies without downloading the whole noun. */
export const opcoesDeEmpresa = endpoint({
  method: 'GET',
  path: '/empresa/opcoes',
  permissao: 'autenticada',
  resumo: 'Empresas que a pessoa alcança, para escolher',
  resposta: z.array(z.object({ id: Id, nome: z.string() })),
})
