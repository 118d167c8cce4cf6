import { podeAlguma } from '@balcao/contract/base/habilidade'
import { type EdicaoDasMetas, metaApi } from '@balcao/contract/painel/meta-api'
import { type FiltroDoPainel, painelApi, type RecorteDoPainel } from '@balcao/contract/painel/painel-api'
import { mesDe } from '@balcao/contract/painel/periodo'
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useExportar } from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { habilidadeAtual } from '#habilidade.ts'
import { http } from '#http.ts'

// Under the sale's name: what happens to a sale makes all of this old.
export const lidasDoPainel = ['painel', 'painel-cortes', 'painel-parado', 'painel-metas'] as const
const [NUMEROS, CORTES, PARADO, METAS] = lidasDoPainel

// The figures before stay until the new ones are there, so that a filter does not blank the screen.
const comum = { placeholderData: keepPreviousData, refetchOnReconnect: true } as const

const painelDe = (query: FiltroDoPainel) =>
  queryOptions({
    ...comum,
    queryKey: ['venda', NUMEROS, query],
    queryFn: ({ signal }) => http(painelApi.obter, { query }, { signal }),
  })

const cortesDe = (query: FiltroDoPainel) =>
  queryOptions({
    ...comum,
    queryKey: ['venda', CORTES, query],
    queryFn: ({ signal }) => http(painelApi.cortes, { query }, { signal }),
  })

const paradoEm = (query: RecorteDoPainel) =>
  queryOptions({
    ...comum,
    queryKey: ['venda', PARADO, query],
    queryFn: ({ signal }) => http(painelApi.parado, { query }, { signal }),
  })

const metasDe = (mes: string) =>
  queryOptions({
    ...comum,
    queryKey: ['venda', METAS, mes],
    queryFn: ({ signal }) => http(metaApi.listar, { query: { mes } }, { signal }),
  })

export const consultasDo = ({ empresa_id, canal_venda_id, ...periodo }: FiltroDoPainel) => {
  const recorte = { empresa_id, canal_venda_id }
  const filtro = { ...periodo, ...recorte }
  return [painelDe(filtro), cortesDe(filtro), paradoEm(recorte), metasDe(mesDe(periodo.ate))] as const
}

/** Under the boleto's name: what happens to a boleto makes it old. */
const recebimentosDe = (query: FiltroDoPainel) =>
  queryOptions({
    ...comum,
    queryKey: ['boleto', 'painel', query],
    queryFn: ({ signal }) => http(painelApi.recebimentos, { query }, { signal }),
  })

/** Boletos have no channel: with one chosen, their figures would not be what the filter says. */
export const consultaDosRecebimentos = ({ canal_venda_id, ...filtro }: FiltroDoPainel) => ({
  ...recebimentosDe(filtro),
  enabled: canal_venda_id === undefined && podeAlguma(habilidadeAtual(), ['LISTAR.BOLETO']),
})

/** All of it or nothing, so that nothing jumps when a part comes later. */
export const useDadosDoPainel = (filtro: FiltroDoPainel) => {
  const [doPainel, dosCortes, doParado, dasMetas] = consultasDo(filtro)
  const dosRecebimentos = consultaDosRecebimentos(filtro)
  const recebimentos = useQuery(dosRecebimentos)
  const lidos = [
    useQuery(doPainel),
    useQuery(dosCortes),
    useQuery(doParado),
    useQuery(dasMetas),
    recebimentos,
  ] as const
  const [{ data: painel }, { data: cortes }, { data: parado }, { data: metas, isPlaceholderData }] = lidos
  const recebido = dosRecebimentos.enabled ? recebimentos.data : null
  const dados =
    painel && cortes && parado && metas && recebido !== undefined
      ? { painel, cortes, parado, metas, metasVelhas: isPlaceholderData, recebimentos: recebido }
      : undefined
  return {
    dados,
    erro: dados ? null : (lidos.find(({ error }) => error)?.error ?? null),
    tentarDeNovo: () => {
      for (const { refetch } of lidos) void refetch()
    },
  }
}

export const useExportarPainel = () => useExportar(painelApi.exportar)

export const useDefinirMetas = () =>
  useMutation({
    mutationFn: (body: EdicaoDasMetas) => http(metaApi.editar, { body }),
    meta: { erro: 'formulario' },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['venda', METAS] }),
  })
