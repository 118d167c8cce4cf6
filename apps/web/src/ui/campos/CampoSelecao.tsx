import { tardio } from '../tardio.ts'
import { CampoTardio } from './CampoTardio.tsx'
import type { CampoSelecaoProps } from './Selecao.tsx'

const Selecao = tardio(() => import('./Selecao.tsx').then(({ Selecao }) => Selecao))

/** One option of a list. Long lists are searched by typing. No choice is `null`. */
export function CampoSelecao(props: CampoSelecaoProps) {
  return (
    <CampoTardio aparencia={props}>
      <Selecao {...props} />
    </CampoTardio>
  )
}
