import { Suspense } from 'react'
import { tardio } from '#ui/tardio.ts'
import { DadosDoCliente, type DadosDoClienteProps } from './DadosDoCliente.tsx'
import { LugarDoResto } from './LugarDoResto.tsx'

// Who the client is can be read and typed at once; how to reach it comes meanwhile.
const RestoDoFormulario = tardio(() =>
  import('./RestoDoFormulario.tsx').then(({ RestoDoFormulario }) => RestoDoFormulario),
)

/** The fields of a client, for a new one and for the record. Inside a form shell: `name` ties each one. */
export function CamposCliente({ empresa, ...parte }: DadosDoClienteProps) {
  return (
    <>
      <DadosDoCliente {...parte} empresa={empresa} />
      <Suspense fallback={<LugarDoResto {...parte} />}>
        <RestoDoFormulario {...parte} />
      </Suspense>
    </>
  )
}
