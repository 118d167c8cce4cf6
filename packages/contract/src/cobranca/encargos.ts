import * as z from 'zod/mini'
import { somarDias } from '#valores/dia.ts'
import { dividirMeioPar } from '#valores/dinheiro.ts'
import { CEM_POR_CENTO } from '#valores/percentual.ts'
import { Preco } from '#valores/preco.ts'

/** CDC art. 52 § 1. */
const MULTA_MAXIMA = 2_00
/** CTN art. 161 § 1. */
const JUROS_MAXIMOS = 1_00
const DIAS_DO_MES = 30
const MILISSEGUNDOS_DO_DIA = 86_400_000

/** Percentages in hundredths of a percent, the discount in centavos. */
export const DadosDosEncargos = z.strictObject({
  multa_percentual: z.int().check(z.gte(0), z.lte(MULTA_MAXIMA, 'A multa é de no máximo 2%')),
  juros_percentual_mes: z.int().check(z.gte(0), z.lte(JUROS_MAXIMOS, 'Os juros são de no máximo 1% ao mês')),
  desconto: z.nullable(
    z.strictObject({
      valor: Preco.check(z.gte(1, 'Informe o valor do desconto')),
      dias_antes: z.int().check(z.gte(0), z.lte(60)),
    }),
  ),
})
export type Encargos = z.infer<typeof DadosDosEncargos>

/**
 * What the bank's file carries. Rounded down: centavos rounded up every day would in a month be more than the law
 * allows.
 */
export const jurosPorDia = (valor: number, { juros_percentual_mes }: Encargos): number =>
  Math.floor((valor * juros_percentual_mes) / (CEM_POR_CENTO * DIAS_DO_MES))

/** The last day of the discount. It is in the bank's file, and a weekend does not move it. */
export const fimDoDesconto = (vencimento: string, { desconto }: Encargos): string | null =>
  desconto && somarDias(vencimento, -desconto.dias_antes)

type Cobranca = {
  valor: number
  vencimento: string
  /** Due on a day without banks is due on the next one with them (CC art. 132 § 1). */
  prazo: string
  encargos: Encargos
  hoje: string
}

export type ValorDoDia = {
  multa: number
  juros: number
  desconto: number
  total: number
  dias_de_atraso: number
}

const diasDeAtraso = ({ prazo, hoje }: Cobranca) =>
  Math.max((Date.parse(hoje) - Date.parse(prazo)) / MILISSEGUNDOS_DO_DIA, 0)

/** What is owed when it is paid on this day. The fine is charged once, interest is simple. */
export const valorDoDia = (cobranca: Cobranca): ValorDoDia => {
  const { valor, vencimento, encargos, hoje } = cobranca
  const dias_de_atraso = diasDeAtraso(cobranca)
  const multa = dias_de_atraso > 0 ? dividirMeioPar(valor * encargos.multa_percentual, CEM_POR_CENTO) : 0
  const juros = dividirMeioPar(
    valor * encargos.juros_percentual_mes * dias_de_atraso,
    CEM_POR_CENTO * DIAS_DO_MES,
  )
  const fim = fimDoDesconto(vencimento, encargos)
  const desconto = fim !== null && hoje <= fim ? Math.min(encargos.desconto?.valor ?? 0, valor) : 0
  return { multa, juros, desconto, total: valor + multa + juros - desconto, dias_de_atraso }
}
