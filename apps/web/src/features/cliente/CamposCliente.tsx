import { Suspense } from 'react'
import { tardio } from '#ui/tardio.ts'
import { DadosDoCliente, type DadosDoClienteProps } from './DadosDoCliente.tsx'
import { LugarDoResto } from './LugarDoResto.tsx'

// The identification can be read and typed at once. The contacts are downloaded meanwhile.
const RestoDoFormulario = tardio(() =>
  import('./RestoDoFormulario.tsx').then(({ RestoDoFormulario }) => RestoDoFormulario),
)

/** The fields of a client, for creating and editing. Inside a form shell, `name` connects each field. */
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
