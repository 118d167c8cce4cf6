const MILISSEGUNDOS_DO_DIA = 86_400_000

const emDias = (quantos: number) => {
  if (quantos === 0) return 'Vence hoje'
  if (quantos === 1) return 'Vence amanhã'
  if (quantos === -1) return 'Venceu ontem'
  return quantos > 0 ? `Vence em ${quantos} dias` : `Venceu há ${-quantos} dias`
}

/** By the provider's day: the phone's own calendar may be wrong. */
export const prazoEmPalavras = (vencimento: string, hoje: string) =>
  emDias(Math.round((Date.parse(vencimento) - Date.parse(hoje)) / MILISSEGUNDOS_DO_DIA))
