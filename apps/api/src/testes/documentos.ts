import { randomInt } from 'node:crypto'
import { cnpjValido } from '@balcao/contract/valores/documento'

const dois = (numero: number) => String(numero).padStart(2, '0')

/** A CPF that adds up, another for each number; without one, in all likelihood none that another test has. */
export const cpfDeTeste = (numero = randomInt(900_000_000)) => {
  const digito = (base: string) => {
    const soma = [...base].reverse().reduce((total, d, i) => total + Number(d) * (i + 2), 0)
    return soma % 11 < 2 ? 0 : 11 - (soma % 11)
  }
  const base = String(100_000_000 + numero)
  const primeiro = base + digito(base)
  return primeiro + digito(primeiro)
}

/** A valid CNPJ that no other test has: one of the hundred endings fits any twelve characters. */
export const cnpjDeTeste = () => {
  const base = `${randomInt(10_000_000, 99_999_999)}0001`
  const cnpj = Array.from({ length: 100 }, (_, i) => base + dois(i)).find(cnpjValido)
  if (!cnpj) throw new Error(`nenhum final serve a ${base}`)
  return cnpj
}
