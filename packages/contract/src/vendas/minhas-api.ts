import { endpoint } from '#base/endpoint.ts'
import { PaginaSemTotal } from '#base/pagina.ts'
import { FiltroMinhasVendas } from './venda-filtro.ts'
import { NumerosDoVendedor, VendaResumo } from './venda-resumo.ts'

export const minhasApi = {
  minhas: endpoint({
    method: 'GET',
    path: '/venda/minhas',
    permissao: 'REALIZAR_VENDA',
    resumo: 'As próprias vendas, as mais recentes primeiro',
    query: FiltroMinhasVendas,
    resposta: PaginaSemTotal(VendaResumo),
  }),
  numeros: endpoint({
    method: 'GET',
    path: '/venda/numeros',
    permissao: 'REALIZAR_VENDA',
    resumo: 'Os próprios números do dia e do mês',
    resposta: NumerosDoVendedor,
  }),
}
