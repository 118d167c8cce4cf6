import * as z from 'zod/mini'
import { Id, NumeroDaUrl } from '#base/comum.ts'
import { filtroDeLista } from '#base/pagina.ts'
import { DataIso } from '#valores/data.ts'
import { OrigemBoleto, RegistroBoleto, SituacaoBoleto } from './boleto-opcoes.ts'
import { Competencia } from './competencia.ts'

/** What people work through. `vencidos`: open and past the due date. */
export const visoesDeBoleto = {
  em_aberto: 'Em aberto',
  vencidos: 'Vencidos',
  a_vencer: 'A vencer',
  pagos: 'Pagos',
  rejeitados: 'Rejeitados',
} as const
export type VisaoDeBoleto = keyof typeof visoesDeBoleto
const visoes = Object.keys(visoesDeBoleto) as [VisaoDeBoleto, ...VisaoDeBoleto[]]

const CENTAVOS_NO_MAXIMO = 9_999_999_99

const criterios = {
  visao: z.optional(z.enum(visoes)),
  situacao: z.optional(SituacaoBoleto),
  registro: z.optional(RegistroBoleto),
  origem: z.optional(OrigemBoleto),
  empresa_id: z.optional(Id),
  conta_bancaria_id: z.optional(Id),
  cliente_id: z.optional(Id),
  cliente_plano_id: z.optional(Id),
  venda_id: z.optional(Id),
  lote_id: z.optional(Id),
  competencia: z.optional(Competencia),
  vence_de: z.optional(DataIso),
  vence_ate: z.optional(DataIso),
  pago_de: z.optional(DataIso),
  pago_ate: z.optional(DataIso),
  valor_de: z.optional(NumeroDaUrl(0, CENTAVOS_NO_MAXIMO)),
  valor_ate: z.optional(NumeroDaUrl(0, CENTAVOS_NO_MAXIMO)),
}

const lista = filtroDeLista(['a_vencer', 'vencimento', 'pago_em', 'valor'])

export const FiltroBoleto = z.strictObject({ ...lista, ...criterios })
export type FiltroBoleto = z.infer<typeof FiltroBoleto>

/** Total and sums are a separate call, so that the page never waits for them. */
export const FiltroTotalDeBoletos = z.strictObject({ busca: lista.busca, ...criterios })
export type FiltroTotalDeBoletos = z.infer<typeof FiltroTotalDeBoletos>

/** What is overdue first, then what is due next, then what is over. Of what is paid, the last is first. */
export const ordemDosBoletos = ({ ordem, visao, situacao, pago_de, pago_ate }: Partial<FiltroBoleto>) => {
  if (ordem) return ordem
  if (visao === 'pagos' || situacao === 'PAGO' || pago_de || pago_ate) return '-pago_em'
  return situacao === 'CANCELADO' ? '-vencimento' : 'a_vencer'
}
