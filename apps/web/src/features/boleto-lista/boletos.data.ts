import { podeAlguma } from '@balcao/contract/base/habilidade'
import type { FiltroBoleto } from '@balcao/contract/cobranca/boleto-filtro'
import type { FiltroTotalDeBoletos } from '@balcao/contract/cobranca/boleto-lista-api'
import { listaDeBoletosApi } from '@balcao/contract/cobranca/boleto-lista-api'
import { nomesDasSituacoesDeBoleto } from '@balcao/contract/cobranca/boleto-opcoes'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { procurarEm, useExportar } from '#cadastro.ts'
import { habilidadeAtual } from '#habilidade.ts'
import { http } from '#http.ts'
import { textos as doBoleto } from '#partes/boleto/boleto.textos.ts'

/** Other pages and orders of the same search have the same total, so it is not asked for again. */
const paraContar = ({ ordem: _, cursor: __, limite: ___, ...filtro }: FiltroBoleto): FiltroTotalDeBoletos =>
  filtro

export const boletos = {
  listar: (filtro: FiltroBoleto) =>
    queryOptions({
      queryKey: ['boleto', 'lista', filtro],
      queryFn: ({ signal }) => http(listaDeBoletosApi.listar, { query: filtro }, { signal }),
      // The old rows stay until the new ones arrive, so that a filter does not blank the screen.
      placeholderData: keepPreviousData,
    }),
  total: (filtro: FiltroBoleto) => {
    const query = paraContar(filtro)
    return queryOptions({
      queryKey: ['boleto', 'total', query],
      queryFn: ({ signal }) => http(listaDeBoletosApi.total, { query }, { signal }),
    })
  },
  numeros: queryOptions({
    queryKey: ['boleto', 'numeros'],
    queryFn: ({ signal }) => http(listaDeBoletosApi.numeros, {}, { signal }),
  }),
  useExportar: () => useExportar(listaDeBoletosApi.exportar),
}

/** The address is anybody's; what is there is not. Not awaited: typing a search must never freeze the page. */
export const adiantarBoletos = (cache: QueryClient, filtro: FiltroBoleto) => {
  if (!podeAlguma(habilidadeAtual(), ['LISTAR.BOLETO'])) return
  void cache.prefetchQuery(boletos.listar(filtro))
  void cache.prefetchQuery(boletos.numeros)
}

export const procurarBoletos = procurarEm(
  listaDeBoletosApi.listar,
  ({ id, numero, cliente, descricao, valor, vencimento, situacao }) => ({
    id,
    numero,
    nome: [doBoleto.numero(numero), cliente?.nome ?? descricao].join(' · '),
    descricao: [
      formatarDinheiro(valor),
      doBoleto.venceEm(formatarData(vencimento)),
      nomesDasSituacoesDeBoleto[situacao],
    ].join(' · '),
  }),
)
