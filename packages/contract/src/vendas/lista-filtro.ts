import * as z from 'zod/mini'
import { Id, NumeroDaUrl } from '#base/comum.ts'
import { filtroDeLista } from '#base/pagina.ts'
import { DataIso } from '#valores/data.ts'
import { MarcoDaVenda } from './marco.ts'
import { SituacaoVenda } from './situacao.ts'
import { VisaoDeVenda, visao } from './visao.ts'

const VALOR_MAXIMO = 100_000_000

const criterios = {
  visao: z.optional(VisaoDeVenda),
  situacao: z.optional(SituacaoVenda),
  /** Only what is late in its queue. It says nothing without `visao`. */
  atrasadas: z.optional(z.literal('sim')),
  /** Only what has come so far, and when, by the first time. */
  marco: z.optional(MarcoDaVenda),
  marco_de: z.optional(DataIso),
  marco_ate: z.optional(DataIso),
  cliente_id: z.optional(Id),
  empresa_id: z.optional(Id),
  canal_venda_id: z.optional(Id),
  vendedor_id: z.optional(Id),
  plano_id: z.optional(Id),
  codigo_ibge: z.optional(NumeroDaUrl(1_100_000, 5_399_999)),
  criado_de: z.optional(DataIso),
  criado_ate: z.optional(DataIso),
  /** Of the monthly value, in centavos. */
  valor_de: z.optional(NumeroDaUrl(0, VALOR_MAXIMO)),
  valor_ate: z.optional(NumeroDaUrl(0, VALOR_MAXIMO)),
}

const lista = filtroDeLista(['criado_em', 'situacao_em'])

export const FiltroVenda = z.strictObject({ ...lista, ...criterios })
export type FiltroVenda = z.infer<typeof FiltroVenda>

/** The total is a separate call, so that the page never waits for it. */
export const FiltroTotalDeVendas = z.strictObject({ busca: lista.busca, ...criterios })
export type FiltroTotalDeVendas = z.infer<typeof FiltroTotalDeVendas>

/**
 * A queue is worked through from the oldest on, installations in the order of the day; of one state, what came to it
 * last is first; of the days of a mark, what passed it last; otherwise what was sent last. The order of the day and that
 * of a mark cannot be asked for elsewhere: no index has them for all sales.
 */
export const ordemDasVendas = ({ ordem, visao: fila, situacao, ...filtro }: Partial<FiltroVenda>) => {
  if (ordem) return ordem
  if (filtro.marco && (filtro.marco_de || filtro.marco_ate)) return `-${filtro.marco}_em` as const
  if (fila) return visao(fila).ateHoje ? 'agendamento' : 'situacao_em'
  return situacao ? '-situacao_em' : '-criado_em'
}
