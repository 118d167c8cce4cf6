import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { codigosDosBancos } from './banco/banco.ts'
import { FiltroContaBancaria } from './conta-bancaria-filtro.ts'

/** In its own file, so that screens can offer accounts without downloading the rules of every bank. */
export const opcoesDeConta = endpoint({
  method: 'GET',
  path: '/conta-bancaria/opcoes',
  permissao: ['LISTAR.BOLETO', 'CRIAR.BOLETO', 'EDITAR.BOLETO', 'EDITAR.EMPRESA'],
  resumo: 'Contas bancárias ativas de uma empresa, para escolher',
  query: FiltroContaBancaria,
  resposta: z.array(
    z.object({ id: Id, nome: z.string(), banco: z.enum(codigosDosBancos), padrao: z.boolean() }),
  ),
})
