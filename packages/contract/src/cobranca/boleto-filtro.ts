import * as z from 'zod/mini'
import { Id, NumeroDaUrl } from '#base/comum.ts'
import { filtroDeLista } from '#base/pagina.ts'
import { DataIso } from '#valores/data.ts'
import { origensDeBoleto, RegistroBoleto, SituacaoBoleto } from './boleto-estados.ts'
import { Competencia } from './competencia.ts'

/** What people work through. `vencidos`: open and past the due date. */
const visoes = ['em_aberto', 'vencidos', 'a_vencer', 'pagos', 'rejeitados'] as const
export type VisaoDeBoleto = (typeof visoes)[number]

/** `SEM_TESTE`: all that is somebody's money, as the panel counts it. */
export const filtrosDeOrigem = [...origensDeBoleto, 'SEM_TESTE'] as const
export type FiltroDeOrigem = (typeof filtrosDeOrigem)[number]

const CENTAVOS_NO_MAXIMO = 9_999_999_99

const criterios = {
  visao: z.optional(z.enum(visoes)),
  situacao: z.optional(SituacaoBoleto),
  registro: z.optional(RegistroBoleto),
  origem: z.optional(z.enum(filtrosDeOrigem)),
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
