import { lazy } from 'react'
import { CampoTardio } from './CampoTardio.tsx'
import type { CampoSelecaoMultiplaProps } from './SelecaoMultipla.tsx'

const SelecaoMultipla = lazy(() =>
  import('./SelecaoMultipla.tsx').then(({ SelecaoMultipla }) => ({ default: SelecaoMultipla })),
)

/** Several of a list, searched by typing. */
export function CampoSelecaoMultipla(props: CampoSelecaoMultiplaProps) {
  return (
    <CampoTardio aparencia={props}>
      <SelecaoMultipla {...props} />
    </CampoTardio>
  )
}
