import type { RespostaDeErro } from '@balcao/contract/base/erro'
import type { Atendimento, NovaMensagem } from '@balcao/contract/posvenda/atendimento'
import { atendimentoApi } from '@balcao/contract/posvenda/atendimento-api'
import { listaDeAtendimentosApi } from '@balcao/contract/posvenda/atendimento-lista-api'
import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { relerNomes } from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { http } from '#http.ts'
import type { AcaoComDialogo, AcaoDireta } from './acoes/acoes.ts'

/** A ticket with all that was said and done. */
export const atendimentoDe = (id: string) =>
  queryOptions({
    queryKey: ['atendimento', id],
    queryFn: ({ signal }) => http(atendimentoApi.obter, { params: { id } }, { signal }),
    refetchOnReconnect: true,
  })

export const responsaveisPossiveis = (id: string) =>
  queryOptions({
    queryKey: ['usuario', 'responsaveis', id],
    queryFn: ({ signal }) => http(atendimentoApi.responsaveis, { params: { id } }, { signal }),
  })

/** What people write often. */
export const textosProntos = queryOptions({
  queryKey: ['configuracao', 'textos-prontos'],
  queryFn: ({ signal }) => http(atendimentoApi.textos, {}, { signal }),
  staleTime: 300_000,
})

/** Into which a double can go. Nobody has more open ones. */
export const outrosDoCliente = (cliente_id: string) =>
  queryOptions({
    queryKey: ['atendimento', 'outros', cliente_id],
    queryFn: ({ signal }) =>
      http(
        listaDeAtendimentosApi.listar,
        { query: { cliente_id, visao: 'em_aberto', limite: 50 } },
        { signal },
      ),
  })

/** Somebody changed it. */
export const relerAtendimento = (id: string) =>
  queryClient.invalidateQueries({ queryKey: atendimentoDe(id).queryKey })

const guardar = (atendimento: Atendimento) =>
  queryClient.setQueryData(atendimentoDe(atendimento.id).queryKey, atendimento)

/** After a lost race the answer has the ticket as it is now. */
const guardarAtual = ({ atual }: Partial<RespostaDeErro>) => {
  if (atual && typeof atual === 'object' && 'protocolo' in atual) guardar(atual as Atendimento)
}

/** Not waited for: the answer has already brought the ticket. */
const relerDepois = () => {
  void relerNomes('atendimento')()
}

// A refusal often means that somebody was faster: what stands now is read again either way.
const depoisDeAgir = { onSuccess: guardar, onError: guardarAtual, onSettled: relerDepois }

type Corpo<A extends AcaoComDialogo> = z.input<(typeof atendimentoApi)[A]['body']>

/** An action that asks something first. */
export const useAgir = <A extends AcaoComDialogo>(acao: A, id: string) =>
  useMutation({
    mutationFn: (body: Corpo<A>): Promise<Atendimento> =>
      http(atendimentoApi[acao] as (typeof atendimentoApi)['fechar'], { params: { id }, body }),
    meta: { erro: 'formulario' },
    ...depoisDeAgir,
  })

/** An action that is done by the click itself. */
export const useFazer = (id: string) =>
  useMutation({
    mutationFn: ({ acao, versao }: { acao: AcaoDireta; versao: number }) =>
      http(atendimentoApi[acao], { params: { id }, body: { versao } }),
    ...depoisDeAgir,
  })

/** The message keeps its id until it is there: sent again, it is the same one, and one mail. */
export const useEscrever = (id: string) =>
  useMutation({
    mutationFn: (body: NovaMensagem) => http(atendimentoApi.escrever, { params: { id }, body }),
    meta: { erro: 'formulario' },
    onSuccess: guardar,
    onSettled: relerDepois,
  })

type Envio = { id: string; arquivo: File; signal: AbortSignal }

/** The bytes as they are: what they are is found out by the server. */
export const anexar = async (atendimentoId: string, { id, arquivo, signal }: Envio) => {
  const body = new Blob([arquivo], { type: 'application/octet-stream' })
  await http(
    atendimentoApi.anexar,
    { params: { id: atendimentoId }, query: { id, nome: arquivo.name.slice(-150) }, body },
    { signal },
  )
  await relerAtendimento(atendimentoId)
}

/** Each look is written down, so a file is only fetched when somebody opens it. */
export const useAbrirAnexo = () =>
  useMutation({ mutationFn: (id: string) => http(atendimentoApi.abrirAnexo, { params: { id } }) })
