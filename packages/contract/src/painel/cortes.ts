/** By what the figures are told apart. */
export const cortesDoPainel = ['vendedor', 'canal', 'plano', 'cidade'] as const
export type CorteDoPainel = (typeof cortesDoPainel)[number]
