import * as z from 'zod/mini'
import { Id } from './comum.ts'
import { endpoint } from './endpoint.ts'

export const empresaApi = {
  opcoes: endpoint({
    method: 'GET',
    path: '/empresa/opcoes',
    permissao: 'autenticada',
    resumo: 'Empresas que a pessoa alcança, para escolher',
    resposta: z.array(z.object({ id: Id, nome: z.string() })),
  }),
}
