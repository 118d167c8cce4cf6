import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { type CampoDoComprador, camposDoComprador } from '@balcao/contract/clientes/cliente/comprador'

type Comparado = Pick<Cliente, CampoDoComprador>

/** Where the record would become what the sale says. What the sale leaves out or empty stays. */
export const camposQueMudam = (registro: Comparado, digitado: Partial<Comparado>) =>
  camposDoComprador.filter(
    (campo) =>
      (digitado[campo] ?? null) !== null &&
      JSON.stringify(digitado[campo]) !== JSON.stringify(registro[campo]),
  )
