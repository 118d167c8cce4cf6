import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'

/** A file of its own: lists and forms choose a company without downloading what one is made of. */
export const opcoesDeEmpresa = endpoint({
  method: 'GET',
  path: '/empresa/opcoes',
  permissao: 'autenticada',
  resumo: 'Empresas que a pessoa alcança, para escolher',
  resposta: z.array(z.object({ id: Id, nome: z.string() })),
})
