import { ofertaApi } from '@balcao/contract/catalogo/oferta'
import {
  FORMATO_DO_RETRATO,
  type RetratoDasOfertas,
  retratoApi,
} from '@balcao/contract/catalogo/oferta-retrato'
import type { CriteriosDoRetrato } from '@balcao/contract/catalogo/ofertas-do-retrato'
import { queryOptions } from '@tanstack/react-query'
import { RETRATO, respostasDoAparelho } from '#aparelho/respostas.ts'
import { ErroHttp } from '#http/erro.ts'
import { http } from '#http.ts'
import { sessao } from '#sessao.ts'

const MINUTO_MS = 60_000
/** With an answer at hand, nobody waits longer for a bad signal. */
const PACIENCIA_MS = 6_000
const NAO_MUDOU = 304

/** The last snapshot, and when the server last said that it was the current one. */
export type RetratoGuardado = { retrato: RetratoDasOfertas; conferido_em: string }

/** The person's own: what somebody else may sell on this device is not theirs. */
const deQuem = () => sessao.estado().usuarioAutenticado?.id ?? ''

/** The device keeps it over a reload. */
export const guarda = {
  ler: async () => (await respostasDoAparelho.ler<RetratoGuardado>(deQuem(), RETRATO))?.valor ?? null,
  gravar: async (guardado: RetratoGuardado) => {
    await respostasDoAparelho.gravar(deQuem(), RETRATO, guardado)
  },
}

const CHAVE = ['plano', 'oferta', 'retrato']

/** Under the plan's key: whoever changes the catalogue on this device fetches it again. */
export const retratoDasOfertas = () =>
  queryOptions({
    queryKey: CHAVE,
    queryFn: async ({ client, signal }): Promise<RetratoGuardado> => {
      const naTela = client.getQueryData<RetratoGuardado>(CHAVE)
      const anterior = naTela ?? (await guardadoNoFormato())
      if (!anterior) return guardar(await http(retratoApi.obter, {}, { signal }))
      // On the screen at once, and the server is asked meanwhile.
      if (!naTela) client.setQueryData(CHAVE, anterior)
      return conferir(anterior, signal)
    },
    // An offer that changes at 9:00 is sold at 9:01. Unchanged, the answer is a few bytes.
    staleTime: MINUTO_MS / 2,
    refetchInterval: MINUTO_MS,
    refetchOnReconnect: true,
    gcTime: Number.POSITIVE_INFINITY,
    // Comparing a megabyte piece by piece costs more than it saves: the version already says whether it changed.
    structuralSharing: false,
  })

const guardadoNoFormato = async () => {
  const guardado = await guarda.ler().catch(() => null)
  return guardado?.retrato.formato === FORMATO_DO_RETRATO ? guardado : null
}

const guardar = (retrato: RetratoDasOfertas): RetratoGuardado => {
  const guardado = { retrato, conferido_em: new Date().toISOString() }
  // Not waited for: a device that stores nothing, or is slow to, still sells what is sold now.
  guarda.gravar(guardado).catch(() => {})
  return guardado
}

/** A server that cannot answer does not take away what is at hand. One that refuses does. */
const conferir = async (anterior: RetratoGuardado, signal: AbortSignal): Promise<RetratoGuardado> => {
  const prazo = AbortSignal.timeout(PACIENCIA_MS)
  try {
    const opcoes = { signal: AbortSignal.any([signal, prazo]), versao: anterior.retrato.versao }
    return await guardar(await http(retratoApi.obter, {}, opcoes))
  } catch (erro) {
    if (erro instanceof ErroHttp && erro.status === NAO_MUDOU) return guardar(anterior.retrato)
    const semResposta = erro instanceof ErroHttp && erro.semServidor
    if (!signal.aborted && (semResposta || prazo.aborted)) return anterior
    throw erro
  }
}

type PedidoDeCupom = { plano_id: string; cupom: string; criterios: CriteriosDoRetrato }

/** The coupon's promotion for this plan. Null when it gives nothing here. Only the server knows coupons. */
export const promocaoDoCupom = ({ plano_id, cupom, criterios }: PedidoDeCupom) =>
  queryOptions({
    queryKey: ['plano', 'oferta', 'cupom', plano_id, cupom, criterios],
    queryFn: async ({ signal }) => {
      const query = { ...criterios, planos: plano_id, cupom }
      const { itens } = await http(ofertaApi.listar, { query }, { signal })
      return itens[0]?.promocoes.find(({ codigo }) => codigo === cupom) ?? null
    },
    staleTime: 2 * MINUTO_MS,
    refetchOnReconnect: true,
    retry: false,
  })
