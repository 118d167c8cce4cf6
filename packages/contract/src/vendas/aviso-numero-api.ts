import * as z from 'zod/mini'
import { endpoint } from '#base/endpoint.ts'

/** Above this, the bell says "99+". */
export const TETO_DE_NAO_LIDOS = 99

/** Apart from the others, because the bell is downloaded with every screen. */
export const avisoNumeroApi = {
  numero: endpoint({
    method: 'GET',
    path: '/aviso/numero',
    permissao: 'autenticada',
    resumo: 'Quantos avisos não foram lidos, até pouco mais do que o sino mostra',
    resposta: z.object({ nao_lidos: z.int() }),
  }),
}
