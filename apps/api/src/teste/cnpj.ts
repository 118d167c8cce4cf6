import { randomInt } from 'node:crypto'
import { cnpjValido } from '@balcao/contract/valores/documento'

const dois = (numero: number) => String(numero).padStart(2, '0')

/** A valid CNPJ that no other test has: one of the hundred endings fits any twelve characters. */
export const cnpjDeTeste = () => {
  const base = `${randomInt(10_000_000, 99_999_999)}0001`
  const cnpj = Array.from({ length: 100 }, (_, i) => base + dois(i)).find(cnpjValido)
  if (!cnpj) throw new Error(`nenhum final serve a ${base}`)
  return cnpj
}
