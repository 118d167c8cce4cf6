import { Texto } from '#base/comum.ts'

/** Why somebody did what they did to a sale, in words that others read. */
export const Motivo = Texto(500, 3)
