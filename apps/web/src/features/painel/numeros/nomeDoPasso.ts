import type { Passo } from '@balcao/contract/painel/periodo'
import { formatarData } from '@balcao/contract/valores/data'

/** `17/11`, or `11/2026`. */
export const nomeDoPasso = (passo: Passo, dia: string) =>
  passo === 'dia' ? formatarData(dia).slice(0, 5) : formatarData(dia).slice(3)
