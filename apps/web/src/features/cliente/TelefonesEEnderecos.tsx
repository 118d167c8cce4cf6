import { EnderecosDoCliente } from './EnderecosDoCliente.tsx'
import type { ParteProps } from './formulario-do-cliente.ts'
import { TelefonesDoCliente } from './TelefonesDoCliente.tsx'

/** What lies below the first screenful, with the heavier fields. */
export function TelefonesEEnderecos(parte: ParteProps) {
  return (
    <>
      <TelefonesDoCliente {...parte} />
      <EnderecosDoCliente {...parte} />
    </>
  )
}
