import { somarMeses } from '@balcao/contract/valores/dia'
import { mesEAno } from '#ui/mesEAno.ts'

const PARA_TRAS = 6
const ADIANTE = 12

/** The months that a batch may be of, around today, by their names. */
export const mesesDoLote = (hoje: string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: PARA_TRAS + 1 + ADIANTE }, (_, i) => {
      const mes = somarMeses(hoje, i - PARA_TRAS).slice(0, 7)
      return [mes, mesEAno(mes)]
    }),
  )
