import { DadosDoCliente } from './DadosDoCliente.tsx'
import { EnderecosDoCliente } from './EnderecosDoCliente.tsx'
import type { ParteProps } from './formulario-do-cliente.ts'
import { TelefonesDoCliente } from './TelefonesDoCliente.tsx'

/** The fields of a client, for a new one and for the record. Inside a form shell: `name` ties each one. */
export function CamposCliente(parte: ParteProps & { novo?: boolean }) {
  return (
    <>
      <DadosDoCliente {...parte} />
      <TelefonesDoCliente {...parte} />
      <EnderecosDoCliente {...parte} />
    </>
  )
}
