import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { type CampoDoComprador, camposDoComprador } from '@balcao/contract/clientes/cliente/comprador'

type Comparado = Pick<Cliente, CampoDoComprador>

/** Where the record would become what the sale says. What the sale leaves empty stays. */
export const camposQueMudam = (registro: Comparado, comprador: Comparado) =>
  camposDoComprador.filter(
    (campo) =>
      comprador[campo] !== null && JSON.stringify(comprador[campo]) !== JSON.stringify(registro[campo]),
  )
