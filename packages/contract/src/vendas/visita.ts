import { formatarData } from '#valores/data.ts'

/** Nobody has installed what is only coming. Null when its day is here, or was. */
export const porQueNaoConclui = (visita: string, hoje: string): string | null =>
  visita > hoje ? `A visita é em ${formatarData(visita)}: se já foi feita, reagende antes` : null
