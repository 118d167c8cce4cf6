import { podeAlguma } from '@balcao/contract/base/habilidade'
import { listaDeVendasApi } from '@balcao/contract/vendas/lista-api'
import type { FiltroTotalDeVendas, FiltroVenda } from '@balcao/contract/vendas/lista-filtro'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import { visao } from '@balcao/contract/vendas/visao'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { procurarEm, useExportar } from '#cadastro.ts'
import { habilidadeAtual } from '#habilidade.ts'
import { http } from '#http.ts'
import { textos } from './vendas.textos.ts'

/** As many as the server gives at once: whoever prints the day's installations wants all of them. */
const NUMA_FOLHA = 200
const paraListar = (filtro: FiltroVenda): FiltroVenda =>
  filtro.visao && visao(filtro.visao).ateHoje ? { limite: NUMA_FOLHA, ...filtro } : filtro

/** Other pages and orders of the same search have the same total, so it is not asked for again. */
const paraContar = ({ ordem: _, cursor: __, limite: ___, ...filtro }: FiltroVenda): FiltroTotalDeVendas =>
  filtro

export const vendas = {
  listar: (filtro: FiltroVenda) =>
    queryOptions({
      queryKey: ['venda', 'lista', filtro],
      queryFn: ({ signal }) => http(listaDeVendasApi.listar, { query: paraListar(filtro) }, { signal }),
      // The old rows stay until the new ones arrive, so that a filter does not blank the screen.
      placeholderData: keepPreviousData,
    }),
  total: (filtro: FiltroVenda) => {
    const query = paraContar(filtro)
    return queryOptions({
      queryKey: ['venda', 'total', query],
      queryFn: ({ signal }) => http(listaDeVendasApi.total, { query }, { signal }),
    })
  },
  filas: queryOptions({
    queryKey: ['venda', 'filas'],
    queryFn: ({ signal }) => http(listaDeVendasApi.filas, {}, { signal }),
  }),
  vendedores: queryOptions({
    queryKey: ['venda', 'vendedores'],
    queryFn: ({ signal }) => http(listaDeVendasApi.vendedores, {}, { signal }),
  }),
  useExportar: () => useExportar(listaDeVendasApi.exportar),
}

/** Sellers have a page of their own sales, and whoever lists no others finds only those. */
const soAsSuas = () => {
  const habilidade = habilidadeAtual()
  return podeAlguma(habilidade, ['REALIZAR_VENDA']) && !podeAlguma(habilidade, ['LISTAR.TODAS_VENDAS'])
}

export const procurarVendas = procurarEm(
  listaDeVendasApi.listar,
  ({ id, cliente, protocolo, plano, situacao }) => ({
    id,
    numero: protocolo,
    nome: cliente,
    descricao: [textos.protocolo(protocolo), plano, nomesDasSituacoes[situacao]].join(' · '),
    ...(soAsSuas() && { pagina: `/vendedor/venda/${id}` }),
  }),
)
