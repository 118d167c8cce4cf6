import * as z from 'zod/mini'
import { endpoint } from '#base/endpoint.ts'

export const saudeApi = {
  viva: endpoint({
    method: 'GET',
    path: '/health/live',
    permissao: 'publica',
    resumo: 'O processo responde',
    resposta: z.object({ situacao: z.literal('viva') }),
  }),
  pronta: endpoint({
    method: 'GET',
    path: '/health/ready',
    permissao: 'publica',
    resumo: 'O processo responde e o banco de dados grava',
    resposta: z.object({ situacao: z.literal('pronta') }),
  }),
}
