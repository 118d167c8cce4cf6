import * as z from 'zod/mini'

// Apart from what a state is called and how many cities it has: lists and addresses need no more than this.

/** The code is the prefix of every IBGE code in the state. The order is that of the states' names. */
export const codigosDasUfs = {
  ...{ AC: 12, AL: 27, AP: 16, AM: 13, BA: 29, CE: 23, DF: 53, ES: 32, GO: 52 },
  ...{ MA: 21, MT: 51, MS: 50, MG: 31, PA: 15, PB: 25, PR: 41, PE: 26, PI: 22 },
  ...{ RJ: 33, RN: 24, RS: 43, RO: 11, RR: 14, SC: 42, SP: 35, SE: 28, TO: 17 },
} as const

export const Uf = z.enum(Object.keys(codigosDasUfs) as (keyof typeof codigosDasUfs)[])
export type Uf = z.infer<typeof Uf>

const porCodigo = new Map(Uf.options.map((uf) => [codigosDasUfs[uf] as number, uf]))

/** The state is part of the city's code, so no lookup is needed. */
export const ufDoMunicipio = (codigo: number) => porCodigo.get(Math.floor(codigo / 100_000))

/** Seven digits, the first two being a state's. Only the database knows whether the city exists. */
export const CodigoIbge = z
  .int()
  .check(z.refine((codigo) => ufDoMunicipio(codigo) !== undefined, 'Cidade desconhecida'))
