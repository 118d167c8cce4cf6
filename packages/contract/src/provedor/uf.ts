import * as z from 'zod/mini'

const siglas = [
  ...(['AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO'] as const),
  ...(['MA', 'MT', 'MS', 'MG', 'PA', 'PB', 'PR', 'PE', 'PI'] as const),
  ...(['RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO'] as const),
] as const

/** In a file of its own, because lists filter by state and need nothing else about the country. */
export const Uf = z.enum(siglas)
export type Uf = z.infer<typeof Uf>
