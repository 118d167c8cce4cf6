import { tardio } from '../tardio.ts'
import { CampoTardio } from './CampoTardio.tsx'
import type { CampoSelecaoMultiplaProps } from './SelecaoMultipla.tsx'

const SelecaoMultipla = tardio(() =>
  import('./SelecaoMultipla.tsx').then(({ SelecaoMultipla }) => SelecaoMultipla),
)

/** Several options of a list, searched by typing. */
export function CampoSelecaoMultipla(props: CampoSelecaoMultiplaProps) {
  return (
    <CampoTardio aparencia={props}>
      <SelecaoMultipla {...props} />
    </CampoTardio>
  )
}
