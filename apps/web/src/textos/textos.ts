import { comReserva } from './com-reserva.ts'
import { en } from './en.ts'
import { ptBR } from './pt-BR.ts'

/** The texts of the screens: Portuguese, and English where a text has not been translated yet. */
export const textos = comReserva(en, ptBR)
