import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'

/** Without the limit of a catalogue price: many months of many additionals may well go past it. */
const Total = z.int().check(z.gte(0))
const Mes = z.int().check(z.gte(1))

/** A discount is a line of its own, below zero: the lines of anything always sum to its total. */
export const LinhaDePreco = z.object({
  tipo: z.enum(['PLANO', 'ADICIONAL', 'INSTALACAO', 'DESCONTO']),
  /** Of the plan, of the additional, or of the promotion that gives the discount. */
  id: Id,
  descricao: z.string(),
  valor: z.int(),
})
export type LinhaDePreco = z.infer<typeof LinhaDePreco>

const Fatura = z.object({ linhas: z.array(LinhaDePreco), total: Total })
export type Fatura = z.infer<typeof Fatura>

export const MesDoPreco = z.extend(Fatura, {
  numero: Mes,
  /** Calendar month, `YYYY-MM`. */
  competencia: z.string(),
  /** What leaving during this month costs; see `multaDeFidelidade`. */
  multa: Total,
})
export type MesDoPreco = z.infer<typeof MesDoPreco>

export const alvosDeDesconto = ['MENSALIDADE', 'INSTALACAO', 'ADICIONAL'] as const

export const DescontoAplicado = z.object({
  promocao_id: Id,
  /** In words, for the client. */
  motivo: z.string(),
  alvo: z.enum(alvosDeDesconto),
  de_mes: Mes,
  ate_mes: Mes,
  total: Total,
})
export type DescontoAplicado = z.infer<typeof DescontoAplicado>

export const Preco = z.object({
  meses: z.array(MesDoPreco),
  /** Month 1, installation and what is charged once. */
  primeira_fatura: Fatura,
  instalacao: Fatura,
  descontos: z.array(DescontoAplicado),
  /** What every month costs once the discounts have ended. */
  mensalidade_regular: Total,
  /** Everything that is paid over `meses`, the installation too. */
  total_fidelidade: Total,
  economia: Total,
})
export type Preco = z.infer<typeof Preco>
