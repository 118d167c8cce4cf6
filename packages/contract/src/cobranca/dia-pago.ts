import { formatarData } from '#valores/data.ts'

type DiasDoBoleto = { emissao: string; hoje: string }

/** Why nobody can have paid it by hand on this day. Null: they can. */
export const recusaDoDiaPago = (dia: string, { emissao, hoje }: DiasDoBoleto): string | null => {
  if (dia > hoje) return 'O dia do pagamento não pode estar no futuro'
  if (dia >= emissao) return null
  return `O boleto foi emitido em ${formatarData(emissao)}: não pode ter sido pago antes, em ${formatarData(dia)}`
}
