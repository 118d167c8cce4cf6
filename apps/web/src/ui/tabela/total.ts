import { quantos } from '@balcao/contract/valores/quantos'

/** What is being counted: "cliente", "clientes". */
export type Contagem = { um: string; varios: string }
const REGISTROS: Contagem = { um: 'registro', varios: 'registros' }

/** "128 registros" or, above the limit of an exact count, "mais de 10.000 registros". */
export function textoDoTotal(total: number, exato: boolean, { um, varios } = REGISTROS): string {
  const tantos = quantos(total, um, varios)
  return exato ? tantos : `mais de ${tantos}`
}
