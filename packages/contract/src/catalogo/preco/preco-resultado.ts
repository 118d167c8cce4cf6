import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'

/** Without the upper limit of a catalogue price: many months of many additionals may exceed it. */
const Total = z.int().check(z.gte(0))
const Mes = z.int().check(z.gte(1))

/** A discount is a line of its own with a negative value, so that the lines always add up to the total. */
export const LinhaDePreco = z.object({
  tipo: z.enum(['PLANO', 'ADICIONAL', 'INSTALACAO', 'DESCONTO']),
  /** The id of the plan, the additional, or the promotion that gives the discount. */
  id: Id,
  descricao: z.string(),
  valor: z.int(),
})
export type LinhaDePreco = z.infer<typeof LinhaDePreco>

const Fatura = z.object({ linhas: z.array(LinhaDePreco), total: Total })
export type Fatura = z.infer<typeof Fatura>

const MesDoPreco = z.extend(Fatura, {
  numero: Mes,
  /** Calendar month, `YYYY-MM`. */
  competencia: z.string(),
  /** What leaving during this month costs; see `multaDeFidelidade`. */
  multa: Total,
})

const alvosDeDesconto = ['MENSALIDADE', 'INSTALACAO', 'ADICIONAL'] as const

export const DescontoAplicado = z.object({
  promocao_id: Id,
  /** In words for the client. */
  motivo: z.string(),
  alvo: z.enum(alvosDeDesconto),
  de_mes: Mes,
  ate_mes: Mes,
  total: Total,
})
export type DescontoAplicado = z.infer<typeof DescontoAplicado>

export const Preco = z.object({
  meses: z.array(MesDoPreco),
  /** Month 1, the installation and everything that is charged once. */
  primeira_fatura: Fatura,
  instalacao: Fatura,
  descontos: z.array(DescontoAplicado),
  /** The monthly cost after all discounts have ended. */
  mensalidade_regular: Total,
  /** Everything that is paid over `meses`, including the installation. */
  total_fidelidade: Total,
  economia: Total,
})
export type Preco = z.infer<typeof Preco>
