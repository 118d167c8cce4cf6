import { EnderecosDoCliente } from './EnderecosDoCliente.tsx'
import type { ParteProps } from './formulario-do-cliente.ts'
import { TelefonesDoCliente } from './TelefonesDoCliente.tsx'

/** The part of the form below the first screen, with the heavier fields. */
export function TelefonesEEnderecos(parte: ParteProps) {
  return (
    <>
      <TelefonesDoCliente {...parte} />
      <EnderecosDoCliente {...parte} />
    </>
  )
}
