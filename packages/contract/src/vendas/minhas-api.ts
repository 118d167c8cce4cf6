import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { idsDaUrl } from '#base/escolha.ts'
import { PaginaSemTotal } from '#base/pagina.ts'
import { FiltroMinhasVendas } from './venda-filtro.ts'
import { NumerosDoVendedor, VendaResumo } from './venda-resumo.ts'

/** More than a device sends before its lists are read again. */
export const NOMES_NO_MAXIMO = 50

export const minhasApi = {
  minhas: endpoint({
    method: 'GET',
    path: '/venda/minhas',
    permissao: 'REALIZAR_VENDA',
    resumo: 'As próprias vendas, as mais recentes primeiro',
    query: FiltroMinhasVendas,
    resposta: PaginaSemTotal(VendaResumo),
  }),
  nomes: endpoint({
    method: 'GET',
    path: '/venda/nomes',
    permissao: 'REALIZAR_VENDA',
    resumo: 'De quem são algumas vendas; as que a pessoa não alcança ficam de fora',
    query: z.strictObject({ ids: idsDaUrl(NOMES_NO_MAXIMO) }),
    resposta: z.array(z.object({ id: Id, cliente: z.string() })),
  }),
  numeros: endpoint({
    method: 'GET',
    path: '/venda/numeros',
    permissao: 'REALIZAR_VENDA',
    resumo: 'Os próprios números do dia e do mês',
    resposta: NumerosDoVendedor,
  }),
}
