import { formatarInstante } from './data.ts'

/** The hour of an instant in the provider's time zone, 0 to 23. */
export const horaNoFuso = (instante: Date, fuso: string): number =>
  Number(formatarInstante(instante.toISOString(), fuso).slice(11, 13))
