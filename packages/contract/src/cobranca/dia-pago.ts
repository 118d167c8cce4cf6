/** Why nothing can have been paid on this day. Null: it can. */
export const recusaDoDiaPago = (dia: string, hoje: string): string | null =>
  dia > hoje ? 'O dia do pagamento não pode estar no futuro' : null
