import { Suspense } from 'react'
import { tardio } from '#ui/tardio.ts'
import { DadosDoCliente, type DadosDoClienteProps } from './DadosDoCliente.tsx'
import { EsqueletoDeTelefonesEEnderecos } from './EsqueletoDeTelefonesEEnderecos.tsx'

// The identification can be read and typed at once. The contacts are downloaded meanwhile.
const TelefonesEEnderecos = tardio(() =>
  import('./TelefonesEEnderecos.tsx').then(({ TelefonesEEnderecos }) => TelefonesEEnderecos),
)

/** The fields of a client, for creating and editing. Inside a form shell, `name` connects each field. */
export function CamposCliente({ empresa, ...parte }: DadosDoClienteProps) {
  return (
    <>
      <DadosDoCliente {...parte} empresa={empresa} />
      <Suspense fallback={<EsqueletoDeTelefonesEEnderecos {...parte} />}>
        <TelefonesEEnderecos {...parte} />
      </Suspense>
    </>
  )
}
