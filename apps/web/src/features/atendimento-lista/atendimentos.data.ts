import type {
  FiltroAtendimento,
  FiltroTotalDeAtendimentos,
} from '@balcao/contract/posvenda/atendimento-filtro'
import { listaDeAtendimentosApi } from '@balcao/contract/posvenda/atendimento-lista-api'
import { nomesDasSituacoesDeAtendimento } from '@balcao/contract/posvenda/atendimento-nomes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { procurarEm, useExportar } from '#cadastro.ts'
import { http } from '#http.ts'
import { textos } from './atendimentos.textos.ts'

/** Other pages and orders of the same search have the same total, so it is not asked for again. */
const paraContar = ({
  ordem: _,
  cursor: __,
  limite: ___,
  ...filtro
}: FiltroAtendimento): FiltroTotalDeAtendimentos => filtro

export const atendimentos = {
  listar: (filtro: FiltroAtendimento) =>
    queryOptions({
      queryKey: ['atendimento', 'lista', filtro],
      queryFn: ({ signal }) => http(listaDeAtendimentosApi.listar, { query: filtro }, { signal }),
      // The old rows stay until the new ones arrive, so that a filter does not blank the screen.
      placeholderData: keepPreviousData,
    }),
  total: (filtro: FiltroAtendimento) => {
    const query = paraContar(filtro)
    return queryOptions({
      queryKey: ['atendimento', 'total', query],
      queryFn: ({ signal }) => http(listaDeAtendimentosApi.total, { query }, { signal }),
    })
  },
  numeros: queryOptions({
    queryKey: ['atendimento', 'numeros'],
    queryFn: ({ signal }) => http(listaDeAtendimentosApi.numeros, {}, { signal }),
  }),
  responsaveis: queryOptions({
    queryKey: ['atendimento', 'responsaveis'],
    queryFn: ({ signal }) => http(listaDeAtendimentosApi.responsaveis, {}, { signal }),
  }),
  useExportar: () => useExportar(listaDeAtendimentosApi.exportar),
}

export const procurarAtendimentos = procurarEm(
  listaDeAtendimentosApi.listar,
  ({ id, assunto, protocolo, cliente, situacao }) => ({
    id,
    numero: protocolo,
    nome: assunto,
    descricao: [textos.protocolo(protocolo), cliente.nome, nomesDasSituacoesDeAtendimento[situacao]].join(
      ' · ',
    ),
  }),
)
